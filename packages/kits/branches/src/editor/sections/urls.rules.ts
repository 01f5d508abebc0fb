/** Hosts of welcome videos. A host of the kit replaces them. */
export const usualVideoHosts: readonly string[] = ['youtube.com', 'youtu.be', 'vimeo.com']

function urlOf(text: string): URL | undefined {
  try {
    return new URL(text.trim())
  } catch {
    return undefined
  }
}

/** Whether the text is an address that a browser opens safely. */
export const isSecureUrl = (text: string) => urlOf(text)?.protocol === 'https:'

/** Whether the text is the address of a page of one of the hosts, or of a subdomain. */
export function isVideoOf(text: string, hosts: readonly string[]): boolean {
  const url = urlOf(text)
  if (url?.protocol !== 'https:') return false
  return hosts.some((host) => url.hostname === host || url.hostname.endsWith(`.${host}`))
}
