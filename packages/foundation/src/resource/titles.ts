import type { core } from '../messages/en-US/core.ts'
import type { Translate } from '../messages/index.ts'
import type { RefusalReason, Resource } from './resource.ts'

type Said = Exclude<RefusalReason, 'invalid' | 'busy'>

/** Reads have no input and are never exclusive, so these two have no messages here. */
export const said = (reason: RefusalReason): Said => (reason === 'invalid' || reason === 'busy' ? 'other' : reason)

type Title = `${Said}Title` | 'unreadableTitle' | 'offlineTitle' | 'failedTitle'

/** Titles that include the content's noun, if known. */
const withNoun = {
  deniedTitle: 'deniedNoun',
  goneTitle: 'goneNoun',
  otherTitle: 'otherNoun',
  failedTitle: 'failedNoun',
  unreadableTitle: 'unreadableNoun',
} as const

/** Returns a short message for a read that brought nothing new. */
export function titleOf(resource: Resource<unknown>, t: Translate<typeof core>, noun?: string) {
  const title = titleKey(resource)
  return noun && isNamed(title) ? t(withNoun[title], { noun }) : t(title)
}

function titleKey(resource: Resource<unknown>): Title {
  if (resource.state === 'ready' && resource.trouble) return titleKey(resource.trouble)
  if (resource.state === 'failed' && resource.isUnreadable) return 'unreadableTitle'
  if (resource.state === 'refused') return `${said(resource.reason)}Title`
  return 'isOffline' in resource && resource.isOffline ? 'offlineTitle' : 'failedTitle'
}

const isNamed = (title: string): title is keyof typeof withNoun => title in withNoun
