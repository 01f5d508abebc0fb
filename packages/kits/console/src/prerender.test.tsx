import { createPlatform } from '@memberkit/fixtures'
import { enUS } from '@memberkit/foundation/messages/en-US'
import { describePrerender } from '@memberkit/testing/prerender'
import { Console } from './index.ts'
import { enUS as kitEnUS } from './messages/en-US.ts'

describePrerender({
  name: 'console',
  createPlatform,
  scenario: 'console/staff',
  messages: [...enUS, ...kitEnUS],
  ui: () => <Console />,
  places: [
    { address: '/', realm: 'Internal' },
    { address: '/?service=offers', realm: 'Internal' },
  ],
  // The home page is about services, which are known without a request.
  read: () => Promise.resolve(),
  shows: 'Offers',
})
