/** Schemes a link may have, or none before the first slash, question mark or hash. */
const allowed = /^(?:https?:|mailto:|tel:|sms:|[^:]*(?:[/?#]|$))/i

/** The address, or undefined where following it could run a script (`javascript:`, `data:`) or open an application. */
export function safeHref(href: string | undefined): string | undefined {
  return href !== undefined && allowed.test(href.trim()) ? href : undefined
}
