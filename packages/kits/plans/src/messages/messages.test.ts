import { describeMessages } from '@memberkit/testing/messages'
import { enCA } from './en-CA.ts'
import { enUS } from './en-US.ts'
import { esUS } from './es-US.ts'
import { frCA } from './fr-CA.ts'
import { companionNames } from './namespaces.ts'

describeMessages({ 'en-US': enUS, 'en-CA': enCA, 'fr-CA': frCA, 'es-US': esUS }, [
  'plans.picker',
  'plans.families',
  'labels.CoBrandPartner',
  'labels.OfferChannel',
  'labels.OfferStatus',
  'labels.ProductCategory',
  'labels.StateOrProvince',
  ...companionNames,
])
