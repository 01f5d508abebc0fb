import type { MessageTable } from '@memberkit/foundation/messages'
import { phoneEnUS } from '../shared/en-US.ts'

export const cardEnUS = {
  ...phoneEnUS,
  noun: 'this branch',
  loading: 'Loading the branch',
  unnamed: 'Branch without a name',
  picture: 'Photo of {name}',
  call: 'Call {number}',
  hours: 'Opening hours',
  zone: 'Local time of the branch: {zone}',
  email: 'Email',
  address: 'Address',
  areas: 'Areas of law',
  languages: 'Languages',
  web: 'On the web',
  website: 'Website',
  video: 'Welcome video',
  opens: 'Opens in a new tab',
} as const satisfies MessageTable
