/** Allowed URL schemes, or none before the first slash, question mark or hash. */
const allowed = /^(?:https?:|mailto:|tel:|sms:|[^:]*(?:[/?#]|$))/i

/**
 * Returns the address, or undefined if following it could run a script (`javascript:`, `data:`) or open an application.
 */
export function safeHref(href: string | undefined): string | undefined {
  return href !== undefined && allowed.test(href.trim()) ? href : undefined
}

/** Returns the link that writes to an email address. What is typed in the address never becomes a field of the message. */
export function mailtoHref(address: string): string {
  return `mailto:${encodeURIComponent(address).replaceAll('%40', '@')}`
}
