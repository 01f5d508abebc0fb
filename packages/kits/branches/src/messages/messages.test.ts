import { describeMessages } from '@memberkit/testing/messages'
import { enCA } from './en-CA.ts'
import { enUS } from './en-US.ts'
import { esUS } from './es-US.ts'
import { frCA } from './fr-CA.ts'
import { cardNames, laterNames } from './namespaces.ts'

describeMessages({ 'en-US': enUS, 'en-CA': enCA, 'fr-CA': frCA, 'es-US': esUS }, [
  ...cardNames,
  'branches.editor',
  'labels.BranchStatus',
  'labels.Network',
  'labels.PracticeType',
  ...laterNames,
  'branches.hours.dates',
  'branches.hours.copy',
  'branches.actions',
  'branches.create',
  'branches.table',
])
