import * as launches from '@memberkit/contract/identity/launches'
import * as tones from '@memberkit/contract/labels/identity/launches/tones'
import { defineConsole } from '../define/index.ts'

export const launchesConsole = defineConsole({ ...launches, ...tones })({
  pages: {
    Launch: {
      title: ['name', 'id'],
      status: 'status',
      enter: ['listLaunches'],
      read: 'getLaunch',
      columns: ['name', 'status', 'identityId', 'businessId', 'entitlementId', 'createdAt', 'activatedAt'],
      groups: {
        overview: ['name'],
        dates: ['createdAt', 'activatedAt'],
        record: ['identityId', 'businessId', 'entitlementId'],
      },
      create: ['createLaunch'],
      actions: { changeLaunchOwner: { group: 'people' }, deleteLaunch: { group: 'end', isCritical: true } },
      journal: 'launchJournal',
      clock: 'launchMaxClock',
      transitions: 'launchTransitions',
    },
  },
})
