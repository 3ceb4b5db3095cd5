import fs from 'node:fs'
import process from 'node:process'
import { run, StepFailed } from './run.mjs'

/** Debian's names of what an Electron window cannot start without. */
export const windowPackages = ['libgtk-3-0', 'libnss3', 'libasound2', 'libgbm1']
/** Missing ones cost a feature or the looks of a rare script, never the start. */
export const helpfulPackages = ['libxss1', 'libnotify4', 'fonts-noto-cjk']
export const displayPackages = ['xvfb']

/** Installs missing system packages as root on a Debian-like system; anywhere else it changes nothing and prints the command. */
export async function ensureSystemPackages(required, helpful = []) {
  if (process.platform !== 'linux' || !isDebianLike()) return
  const missing = await missingPackages([...required, ...helpful])
  if (missing.length === 0) return
  if (process.getuid() === 0) return installSystemPackages(missing)

  const names = await aptNames(missing)
  const command = `sudo apt-get install -y --no-install-recommends ${names.join(' ')}`
  if (missing.some((name) => required.includes(name))) {
    throw new StepFailed(
      `System packages are missing: ${names.join(', ')}. Nothing was changed.`,
      `run\n  ${command}`
    )
  }
  console.log(`Optional system packages are missing: ${names.join(', ')}. To install them:\n  ${command}`)
}

export async function installSystemPackages(packages) {
  const apt = { env: { DEBIAN_FRONTEND: 'noninteractive' } }
  const patience = ['-o', 'DPkg::Lock::Timeout=300']
  console.log(`Installing system packages: ${packages.join(', ')}.`)
  await run('apt-get', ['update', '-q'], { ...apt, capture: true })
  const names = await aptNames(packages)
  const args = ['install', '-y', '-q', '--no-install-recommends', ...names]
  const { code, stdout, stderr } = await run('apt-get', [...patience, ...args], { ...apt, capture: true })
  if (code !== 0) {
    console.error(`${stdout}${stderr}`.trim())
    throw new StepFailed(
      `apt-get could not install the system packages (it ended with ${code}).`,
      `look at its message above, then run\n  apt-get update && apt-get ${args.join(' ')}\nand the same command again.`
    )
  }
}

/** Checks the libraries of a program where no Debian package database answers. */
export async function ensureLibraries(program) {
  if (process.platform !== 'linux' || isDebianLike()) return
  const libraries = missingLibraries((await run('ldd', [program], { capture: true })).stdout)
  if (libraries.length === 0) return
  throw new StepFailed(
    `System libraries are missing: ${libraries.join(', ')}. Nothing was changed.`,
    `install them, ${installAdvice(osRelease(), 'window')}`
  )
}

/** The exact command for the system at hand. */
export function installAdvice(release, what) {
  const commands = {
    fedora: {
      tool: 'sudo dnf install',
      window: 'gtk3 nss alsa-lib mesa-libgbm',
      display: 'xorg-x11-server-Xvfb'
    },
    arch: { tool: 'sudo pacman -S --needed', window: 'gtk3 nss alsa-lib mesa', display: 'xorg-server-xvfb' },
    suse: {
      tool: 'sudo zypper install',
      window: 'libgtk-3-0 mozilla-nss libasound2 libgbm1',
      display: 'xorg-x11-server-Xvfb'
    },
    debian: {
      tool: 'sudo apt-get install -y --no-install-recommends',
      window: windowPackages.join(' '),
      display: displayPackages.join(' ')
    }
  }
  const known = Object.entries({
    fedora: /fedora|rhel|centos/,
    arch: /arch/,
    suse: /suse/,
    debian: /debian|ubuntu/
  })
  const family = known.find(([, pattern]) => pattern.test(release))?.[0]
  if (family === undefined) {
    return what === 'window'
      ? 'with the package manager of your system.'
      : 'install Xvfb with the package manager of your system.'
  }
  return `run\n  ${commands[family].tool} ${commands[family][what]}`
}

/** `libasound2` where apt knows it, else `libasound2t64` where apt knows that. */
export function chooseName(name, known) {
  return !known.has(name) && known.has(`${name}t64`) ? `${name}t64` : name
}

/** The packages with something to install, out of what `apt-cache policy` prints. */
export function candidates(policy) {
  const known = new Set()
  let current = ''
  for (const line of policy.split('\n')) {
    if (/^\S+:$/.test(line)) current = line.slice(0, -1)
    const candidate = /^\s+Candidate: (\S+)/.exec(line)?.[1]
    if (candidate !== undefined && candidate !== '(none)') known.add(current)
  }
  return known
}

/** The packages that are fully installed, under whichever of their two names, out of what `dpkg-query` prints. */
export function withoutInstalled(names, listing) {
  const installed = new Set(
    listing.split('\n').flatMap((line) => (line.startsWith('ii') ? [line.split(/\s+/)[1]] : []))
  )
  return names.filter((name) => !installed.has(name) && !installed.has(`${name}t64`))
}

/** The libraries that the loader did not find, out of what `ldd` prints. */
export function missingLibraries(listing) {
  return [...listing.matchAll(/^\s*(\S+) => not found/gm)].map((match) => match[1])
}

export function isDebianLike(release = osRelease()) {
  return /debian|ubuntu/.test(release)
}

/** The `ID` and `ID_LIKE` of the system, lower case, empty where it does not tell. */
export function osRelease() {
  try {
    const lines = fs.readFileSync('/etc/os-release', 'utf8').split('\n')
    return lines
      .filter((line) => /^ID(_LIKE)?=/.test(line))
      .join(' ')
      .toLowerCase()
  } catch {
    return ''
  }
}

const bothNames = (names) => names.flatMap((name) => [name, `${name}t64`])

async function missingPackages(names) {
  const format = '${db:Status-Abbrev} ${Package}\n'
  const { stdout } = await run('dpkg-query', ['-W', '-f', format, ...bothNames(names)], { capture: true })
  return withoutInstalled(names, stdout)
}

/** The names under which apt has the packages. */
async function aptNames(names) {
  const { stdout } = await run('apt-cache', ['policy', ...bothNames(names)], {
    capture: true,
    env: { LC_ALL: 'C' }
  })
  const known = candidates(stdout)
  return names.map((name) => chooseName(name, known))
}
