import { expect, test } from 'vitest'
import {
  CancelIcon,
  ClockIcon,
  CrossCircleIcon,
  EndedIcon,
  PartialIcon,
  TrashIcon,
  UndoIcon,
  WaivedIcon,
} from '@memberkit/primitives/icons'
import { statusIcon } from './status-icons.ts'
import { humanize, type StatusLook, statusOf } from './status.ts'

const looks: Record<'PAID' | 'CANCELLED' | 'EMAIL_CHANGED', StatusLook> = {
  PAID: { label: 'Paid', tone: 'positive' },
  CANCELLED: { label: 'Cancelled', tone: 'neutral' },
  EMAIL_CHANGED: { label: 'E-mail changed', tone: 'info' },
}

test('an unknown value is shown in plain words, with a neutral tone', () => {
  expect(statusOf(looks, 'PARTIALLY_FUNDED')).toEqual({ label: 'Partially funded', tone: 'neutral', isUnknown: true })
  expect(statusOf(looks, 'constructor')).toMatchObject({ label: 'Constructor', isUnknown: true })
  expect(statusOf(looks, '')).toMatchObject({ label: '', isUnknown: true })
})

test('both spellings of a value share its label', () => {
  expect(statusOf(looks, 'CANCELED')).toMatchObject({ label: 'Cancelled', isUnknown: false })
  expect(statusOf(looks, 'EMAIL_CHANGE')).toMatchObject({ label: 'E-mail changed', isUnknown: false })
})

test('camel case and capitals become words', () => {
  expect(['PENDING_PROVIDER', 'pendingCreate', 'On-Hold'].map(humanize)).toEqual([
    'Pending provider',
    'Pending create',
    'On hold',
  ])
})

test('statuses that share a tone differ in their icon, and pending ones have the clock', () => {
  const values = ['REFUNDED', 'VOIDED', 'Cancelled', 'FORGIVEN', 'PARTIALLY_FUNDED', 'FAILED', 'PENDING_CANCEL', 'PAID']
  expect(values.map(statusIcon)).toEqual([
    UndoIcon,
    CancelIcon,
    CancelIcon,
    WaivedIcon,
    PartialIcon,
    CrossCircleIcon,
    ClockIcon,
    undefined,
  ])
  expect(['DELETED', 'DEACTIVATED', 'EXPECTED'].map(statusIcon)).toEqual([TrashIcon, EndedIcon, ClockIcon])
})
