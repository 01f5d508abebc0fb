import type { Result } from '@memberkit/contract'
import { type Invoice, listInvoices, payInvoice, voidInvoice } from '@memberkit/contract/commerce/invoices'
import { QueryClient, useMutation, useQuery, useSuspenseQuery } from '@tanstack/react-query'
import { expectTypeOf, it } from 'vitest'
import { mutation, query } from './index.ts'

const identity = { identityId: '7' }

it('query options fit every hook and keep the type of the data', () => {
  // Hooks are only compared by type here, never called.
  const useRead = () => useQuery(query(listInvoices, identity)).data
  const useSuspended = () => useSuspenseQuery(query(listInvoices, identity)).data
  const useSelected = () =>
    useQuery({ ...query(listInvoices, identity), select: (answer) => (answer.ok ? answer.data.length : answer.status) })
      .data
  const cached = () => new QueryClient().getQueryData(query(listInvoices, identity).queryKey)
  const fetched = () => new QueryClient().fetchQuery(query(listInvoices, identity))

  type Invoices = Extract<ReturnType<typeof useSuspended>, { ok: true }>['data']
  expectTypeOf<Invoices[number]['id']>().toEqualTypeOf<Invoice['id']>()
  expectTypeOf(useRead).returns.toEqualTypeOf<Result<Invoices> | undefined>()
  expectTypeOf(useSelected).returns.toEqualTypeOf<number | undefined>()
  expectTypeOf(cached).returns.toEqualTypeOf<Result<Invoices> | undefined>()
  expectTypeOf(fetched).returns.resolves.toEqualTypeOf<Result<Invoices>>()
})

it('mutation variables are the operation’s input and an optional version', () => {
  const usePay = () => useMutation(mutation(payInvoice)).mutate
  const useCancel = () => useMutation(mutation(voidInvoice)).mutate
  const where = { identityId: '7', invoiceId: 'inv-1' }
  const body = { paymentMethodId: 'pm-1', amount: '49.90' }

  expectTypeOf({ ...where, body, ifMatch: '3' }).toExtend<Parameters<ReturnType<typeof usePay>>[0]>()
  expectTypeOf(where).not.toExtend<Parameters<ReturnType<typeof usePay>>[0]>()
  expectTypeOf(where).toExtend<Parameters<ReturnType<typeof useCancel>>[0]>()
  expectTypeOf({ ...where, body }).not.toExtend<Parameters<ReturnType<typeof useCancel>>[0]>()
})
