/** What the address of a page can ask for (src/renderer/overlay/options.ts); empty: nothing is asked. */
export const pageChoices = {
  scale: ['1', '0.9', '0.8', '0.75', '0.67', '0.5'],
  keep: ['', 'top-left', 'top-right', 'bottom-left', 'bottom-right'],
  names: ['names', 'numbers', 'initials'],
  motion: ['full', 'reduced', 'none'],
  plate: ['', '100', '90', '80', '75'],
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

/** What was kept for a page; what no page knows any more is as if it had not been chosen. */
export function optionsFrom(kept: { readonly [option: string]: string }): PageOptions {
  const known = pageOptionNames.flatMap((name) => {
    const value = kept[name]
    return value !== undefined && (pageChoices[name] as readonly string[]).includes(value)
      ? [[name, value] as const]
      : []
  })
  return { ...bareOptions, ...Object.fromEntries(known) }
}
