import { describe, expect, it } from 'vitest'
import { chromiumAdvice, hasChromiumPackage } from './chromium.mjs'
import { authorityFile, hasDisplay } from './display.mjs'
import { ensureNode } from './node-version.mjs'
import { sandboxFlags, sandboxRemedy } from './sandbox.mjs'

describe('hasDisplay', () => {
  it.each([
    [{}, 'linux', false],
    [{ DISPLAY: ':0' }, 'linux', true],
    [{ WAYLAND_DISPLAY: 'wayland-0' }, 'linux', true],
    [{}, 'darwin', true]
  ])('%o on %s: %s', (env, platform, answer) => {
    expect(hasDisplay(env, platform)).toBe(answer)
  })
})

it('writes one X authority entry that fits any display', () => {
  const file = authorityFile(Buffer.alloc(16, 7))
  expect(file.subarray(0, 6)).toEqual(Buffer.from([0xff, 0xff, 0, 0, 0, 0]))
  expect(file.subarray(8, 26).toString()).toBe('MIT-MAGIC-COOKIE-1')
  expect(file.subarray(28)).toEqual(Buffer.alloc(16, 7))
})

describe('sandbox', () => {
  const fine = { helper: null, cloneAllowed: true, namespaces: true, restricted: false }

  it('is given up by nobody but root', () => {
    expect(sandboxFlags(1000)).toEqual([])
    if (process.platform === 'linux') expect(sandboxFlags(0)).toEqual(['--no-sandbox'])
  })

  it('needs user namespaces or the helper', () => {
    expect(sandboxRemedy('/x', fine)).toBeNull()
    for (const refused of [{ cloneAllowed: false }, { namespaces: false }, { restricted: true }]) {
      expect(sandboxRemedy('/x', { ...fine, ...refused })).toContain("sudo chown root:root '/x'")
      expect(sandboxRemedy('/x', { ...fine, ...refused, helper: { uid: 0, mode: 0o104755 } })).toBeNull()
      expect(
        sandboxRemedy('/x', { ...fine, ...refused, helper: { uid: 1000, mode: 0o104755 } })
      ).not.toBeNull()
    }
  })
})

describe('chromium', () => {
  it('is a package on Debian, and Playwright brings it elsewhere', () => {
    expect(hasChromiumPackage('id=debian')).toBe(true)
    expect(hasChromiumPackage('id=ubuntu id_like=debian')).toBe(false)
    expect(chromiumAdvice(true)).toContain('apt-get install -y --no-install-recommends chromium')
    expect(chromiumAdvice(false)).toContain('npx playwright install chromium')
  })
})

describe('ensureNode', () => {
  it.each(['20.19.0', '22.0.0'])('takes %s', (version) => expect(() => ensureNode(version)).not.toThrow())
  it.each(['18.20.0', '20.18.3'])('refuses %s', (version) =>
    expect(() => ensureNode(version)).toThrow('20.19 or later')
  )
})
