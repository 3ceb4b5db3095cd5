/** The overlay's address with its key covered: the console may be seen over a shoulder. */
export function maskAddress(address: string): string {
  const [host = '', ...path] = address.replace(/^[a-z]+:\/\//, '').split('/')
  const covered = path.filter((part) => part !== '').map((part) => (part.length >= 8 ? '••••••' : part))
  return [host, ...covered].join('/')
}
