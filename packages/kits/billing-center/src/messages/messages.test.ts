import { describeMessages } from '@memberkit/testing/messages'
import { enCA } from './en-CA.ts'
import { enUS } from './en-US.ts'
import { esUS } from './es-US.ts'
import { frCA } from './fr-CA.ts'

const own = ({ namespace }: { namespace: string }) => namespace === 'billing-center'

// Those of the kits are tested there.
describeMessages(
  { 'en-US': enUS.filter(own), 'en-CA': enCA.filter(own), 'fr-CA': frCA.filter(own), 'es-US': esUS.filter(own) },
  ['billing-center'],
)
