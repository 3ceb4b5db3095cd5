import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { randomBytes } from 'node:crypto'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { OBSWebSocket } from 'obs-websocket-js/json'

/** An OBS that answers: a real one, or the server that speaks its protocol. */
export interface AnsweringObs {
  /** `OBS 29.0.2`. */
  readonly name: string
  readonly address: string
  readonly password: string
  readonly client: OBSWebSocket
  stop(): Promise<void>
}

/** The version of the OBS that is installed here, or null. Only on Linux is OBS given settings of its own by a folder. */
export function installedObs(): string | null {
  if (process.platform !== 'linux') return null
  const { stdout } = spawnSync('obs', ['--version'], { encoding: 'utf8' })
  return /\d+\.\d+\.\d+/.exec(stdout ?? '')?.[0] ?? null
}

/**
 * Starts OBS on an empty folder of settings, with its WebSocket on a free port behind a random password.
 *
 * @throws Error where it does not answer within half a minute; with the end of what it printed
 */
export async function startObs(version: string): Promise<AnsweringObs> {
  const folder = await mkdtemp(join(tmpdir(), 'howlcast-obs-'))
  const [port, password] = [await freePort(), randomBytes(16).toString('hex')]
  await mkdir(join(folder, 'runtime'), { mode: 0o700 })
  await mkdir(join(folder, 'obs-studio'))
  await writeFile(join(folder, 'obs-studio/global.ini'), settingsOf(port, password))
  const quiet = ['--disable-updater', '--disable-missing-files-check', '--disable-shutdown-check']
  const obs = spawn('obs', ['--multi', '--minimize-to-tray', ...quiet], {
    env: {
      ...process.env,
      HOME: folder,
      XDG_CONFIG_HOME: folder,
      XDG_RUNTIME_DIR: join(folder, 'runtime'),
      QT_QPA_PLATFORM: 'xcb'
    },
    stdio: ['ignore', 'pipe', 'pipe']
  })
  let printed = ''
  for (const stream of [obs.stdout, obs.stderr])
    stream.on('data', (chunk: Buffer) => (printed = (printed + chunk.toString()).slice(-2000)))
  const ended = once(obs, 'exit')
  const stop = async () => {
    obs.kill('SIGKILL')
    await ended
    await rm(folder, { recursive: true, force: true })
  }
  const address = `ws://127.0.0.1:${port}`
  try {
    return { name: `OBS ${version}`, address, password, client: await connected(address, password), stop }
  } catch {
    await stop()
    throw new Error(`OBS ${version} does not answer. The end of what it printed:\n${printed}`)
  }
}

/** @throws Error after half a minute */
export async function connected(address: string, password: string): Promise<OBSWebSocket> {
  const client = new OBSWebSocket()
  const until = Date.now() + 30_000
  for (;;) {
    try {
      await client.connect(address, password)
      // Right after its start OBS takes no requests yet.
      await client.call('GetSceneList')
      return client
    } catch (error) {
      if (Date.now() > until) throw error
      await pause(300)
    }
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}

function settingsOf(port: number, password: string): string {
  return [
    '[General]',
    'FirstRun=true',
    'EnableAutoUpdates=false',
    'ConfirmOnExit=false',
    '[OBSWebSocket]',
    'FirstLoad=false',
    'ServerEnabled=true',
    `ServerPort=${port}`,
    'AlertsEnabled=false',
    'AuthRequired=true',
    `ServerPassword=${password}`,
    ''
  ].join('\n')
}
