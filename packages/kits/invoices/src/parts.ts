'use client'
import { lazyPart } from '@memberkit/foundation/lazy'
import { methodMessages, personMessages } from '@memberkit/parts/messages/namespaces'
import { detailMessages, openedLabels, payMessages, staffLabels, staffMessages } from './messages/namespaces.ts'

// What an intent opens is loaded by that intent, with its words. Bundlers make a file of each module that is imported
// here, and one more for each combination of them that shares something: so there is one, and no more.

const method = methodMessages.namespace
const person = personMessages.namespace
const opened = openedLabels.map((name) => `labels.${name}`)
const staff = staffLabels.map((name) => `labels.${name}`)

export const InvoiceDetailPart = lazyPart(async () => (await import('./opened-parts.ts')).InvoiceDetailPage, {
  needs: [detailMessages.namespace, method, ...opened],
})

export const PayPart = lazyPart(async () => (await import('./opened-parts.ts')).PayDialog, {
  needs: [payMessages.namespace, method, 'foundation.actions'],
})

export const PayAllPart = lazyPart(async () => (await import('./opened-parts.ts')).PayAllDialog, {
  needs: [payMessages.namespace, method, 'foundation.actions'],
})

export const StaffRowMenuPart = lazyPart(async () => (await import('./opened-parts.ts')).StaffRowMenu, {
  needs: [staffMessages.namespace, 'foundation.actions'],
})

export const InvoiceActionPart = lazyPart(async () => (await import('./opened-parts.ts')).InvoiceActionDialog, {
  needs: [staffMessages.namespace, person, payMessages.namespace, method, ...opened, ...staff, 'foundation.actions'],
})
