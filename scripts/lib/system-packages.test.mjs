import { describe, expect, it } from 'vitest'
import {
  candidates,
  chooseName,
  installAdvice,
  isDebianLike,
  missingLibraries,
  withoutInstalled
} from './system-packages.mjs'

const policy = `libasound2:
  Installed: (none)
  Candidate: (none)
  Version table:
libasound2t64:
  Installed: (none)
  Candidate: 1.2.11-1build2
  Version table:
     1.2.11-1build2 500
libnss3:
  Installed: (none)
  Candidate: 2:3.98-1build1
`

describe('t64 names', () => {
  it('come from apt, which lists a name without a candidate too', () => {
    expect([...candidates(policy)]).toEqual(['libasound2t64', 'libnss3'])
  })

  it('are taken where apt knows only them', () => {
    const known = candidates(policy)
    expect(chooseName('libasound2', known)).toBe('libasound2t64')
    expect(chooseName('libnss3', known)).toBe('libnss3')
    expect(chooseName('nowhere', known)).toBe('nowhere')
  })

  it('count as installed under either name', () => {
    const listing = 'ii  libasound2t64\nrc  libgbm1\nun  libgtk-3-0\nii  libnss3\n'
    expect(withoutInstalled(['libasound2', 'libgbm1', 'libgtk-3-0', 'libnss3'], listing)).toEqual([
      'libgbm1',
      'libgtk-3-0'
    ])
  })
})

describe('missingLibraries', () => {
  it('reads what ldd could not find', () => {
    const listing =
      '\tlibgtk-3.so.0 => not found\n\tlibc.so.6 => /lib/libc.so.6 (0x1)\n\tlibgbm.so.1 => not found\n'
    expect(missingLibraries(listing)).toEqual(['libgtk-3.so.0', 'libgbm.so.1'])
  })
})

describe('installAdvice', () => {
  it.each([
    ['id=fedora', 'window', 'sudo dnf install gtk3 nss alsa-lib mesa-libgbm'],
    ['id=manjaro id_like=arch', 'display', 'sudo pacman -S --needed xorg-server-xvfb'],
    ['id="opensuse-leap" id_like="suse opensuse"', 'display', 'sudo zypper install xorg-x11-server-Xvfb'],
    ['id=ubuntu id_like=debian', 'display', 'sudo apt-get install -y --no-install-recommends xvfb']
  ])('for %s (%s) is the exact command', (release, what, command) => {
    expect(installAdvice(release, what)).toContain(command)
  })

  it('names Xvfb on a system it does not know', () => {
    expect(installAdvice('id=nixos', 'display')).toContain('Xvfb')
  })
})

it('knows the Debian family', () => {
  expect(isDebianLike('id=linuxmint id_like="ubuntu debian"')).toBe(true)
  expect(isDebianLike('id=fedora')).toBe(false)
})
