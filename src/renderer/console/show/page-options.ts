import type { Scene } from '../../../shared/contract'

/** What the address of a page can ask for (src/renderer/overlay/options.ts); empty: nothing is asked. */
export const pageChoices = {
  scale: ['1', '0.9', '0.8', '0.75', '0.67', '0.5'],
  keep: ['', 'top-left', 'top-right', 'bottom-left', 'bottom-right'],
  names: ['names', 'numbers', 'initials'],
  motion: ['full', 'reduced', 'none'],
  plate: ['', '100', '80', '60', '40', '0'],
  language: ['', 'en', 'zh']
} as const

export type PageOption = keyof typeof pageChoices
/** What is chosen for a page; the first choice of each is what a bare address shows. */
export type PageOptions = { readonly [O in PageOption]: string }

export const pageOptionNames = Object.keys(pageChoices) as PageOption[]

export const bareOptions: PageOptions = {
  scale: '1',
  keep: '',
  names: 'names',
  motion: 'full',
  plate: '',
  language: ''
}

/** What is added to the address of a page: only what differs from a bare one. */
export function optionQuery(options: PageOptions): string {
  return pageOptionNames
    .filter((name) => options[name] !== bareOptions[name])
    .map((name) => `&${name}=${options[name]}`)
    .join('')
}

export type OptionsByPage = { readonly [S in Scene]?: PageOptions }
