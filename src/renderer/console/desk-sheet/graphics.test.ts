import { flushPromises } from '@vue/test-utils'
import { expect, it } from 'vitest'
import { mountConsole } from '../testing/mount-console'
import { sampleState } from '../testing/sample-state'

it('leaves the graphics card out where the host says so (P37)', async () => {
  const { page, made } = await mountConsole(sampleState())
  await page.find('[data-desk-sheet]').trigger('click')
  await page.find('dialog [aria-label="Pictures"] input').trigger('change')
  await flushPromises()
  expect(made('set-settings')).toEqual([{ graphicsCard: false }])
  page.unmount()
})
