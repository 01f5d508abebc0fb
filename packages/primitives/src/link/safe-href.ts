/** Allowed URL schemes, or none before the first slash, question mark or hash. */
const allowed = /^(?:https?:|mailto:|tel:|sms:|[^:]*(?:[/?#]|$))/i

/**
 * Returns the address, or undefined if following it could run a script (`javascript:`, `data:`) or open an application.
 */
export function safeHref(href: string | undefined): string | undefined {
  return href !== undefined && allowed.test(href.trim()) ? href : undefined
}
