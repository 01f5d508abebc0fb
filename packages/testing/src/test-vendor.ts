/**
 * Returns the address of the TEST payment vendor's page, on another origin than this page: servers of tests and stories
 * answer to both names of this machine. Elsewhere there is no second name, and the page is on this origin.
 */
export function testVendorUrl({ protocol, hostname, port, href }: Location = location): string {
  const other = { localhost: '127.0.0.1', '127.0.0.1': 'localhost' }[hostname]
  return other
    ? `${protocol}//${other}${port && `:${port}`}/test-vendor/frame.html`
    : new URL('test-vendor/frame.html', href).href
}
