import { methodActions, newTransactionActions, transactionActions } from '@memberkit/payments'
import { namesOf, permissionFor } from '@memberkit/foundation/entity-actions'
import { expect } from 'storybook/test'
import preview from '../../../.storybook/preview.tsx'
import { Address } from '../../blocks/Address.tsx'
import { FactTable } from '../../blocks/FactTable.tsx'
import { OptimismTable, ReadsTable, SituationTable } from '../../blocks/KitTables.tsx'
import { MemberTable } from '../../blocks/MemberTable.tsx'
import * as facts from './methods-facts.ts'
import * as sources from './methods-sources.ts'
import * as transactionFacts from './transactions-facts.ts'
import * as transactionSources from './transactions-sources.ts'

const actionNames = namesOf(methodActions.rows)

const meta = preview.meta({ title: 'Kits/Payments/Overview', tags: ['!autodocs', 'no-picture'] })

export const MethodActions = meta.story({
  render: () => (
    <FactTable
      caption="Actions on a payment method"
      head={['Action', 'Permission of staff', 'Also for']}
      rows={actionNames.map((name) => [
        name,
        <code key="permission">{permissionFor(methodActions, name)}</code>,
        methodActions.rows[name].realms?.join(', ') ?? '',
      ])}
    />
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(actionNames.length)
  },
})

export const MethodReads = meta.story({
  render: () => <ReadsTable reads={facts.reads} />,
})

export const MethodCreations = meta.story({
  render: () => (
    <FactTable
      caption="Ways to add"
      head={['Call', 'For whom']}
      rows={facts.creations.map(([operation, who]) => [<Address key="call" of={operation} />, who])}
    />
  ),
})

export const Boundaries = meta.story({
  render: () => (
    <FactTable caption="Card and account numbers" head={['Data', 'Sent to', 'Limits']} rows={facts.boundaries} />
  ),
})

export const VendorFailures = meta.story({
  render: () => (
    <FactTable caption="Failures of the vendor" head={['Failure', 'Shows', 'Action']} rows={facts.vendorFailures} />
  ),
})

export const WalletProperties = meta.story({
  render: () => (
    <>
      <MemberTable
        caption="PaymentMethods"
        kind="Property"
        source={sources.pageSource}
        name="PaymentMethodsPageProps"
      />
      <MemberTable caption="For adding" kind="Property" source={sources.setupSource} name="MethodSetup" />
    </>
  ),
})

export const WalletSlots = meta.story({
  render: () => <MemberTable caption="slots" kind="Slot" source={sources.pageSource} name="PaymentMethodsSlots" />,
})

export const WalletHook = meta.story({
  render: () => (
    <>
      <MemberTable
        caption="useWallet(identityId, options)"
        kind="Option"
        source={sources.hookSource}
        name="WalletOptions"
      />
      <MemberTable caption="Data once loaded" kind="Field" source={sources.hookSource} name="WalletData" />
      <MemberTable caption="Fields of a payment method" kind="Field" source={sources.hookSource} name="WalletRow" />
    </>
  ),
})

export const TokenizerInterface = meta.story({
  render: () => (
    <>
      <MemberTable caption="Tokenizer" kind="Member" source={sources.tokenizerSource} name="Tokenizer" />
      <MemberTable caption="CardFields" kind="Member" source={sources.tokenizerSource} name="CardFields" />
    </>
  ),
})

export const FrameProtocol = meta.story({
  render: () => (
    <MemberTable caption="FrameProtocol" kind="Member" source={sources.protocolSource} name="FrameProtocol" />
  ),
})

export const MethodEvents = meta.story({
  render: () => <MemberTable caption="Events" kind="Event" source={sources.eventsSource} name="MethodsEvents" />,
})

export const MethodOptimism = meta.story({
  render: () => <OptimismTable optimism={facts.optimism} />,
})

export const MethodSituations = meta.story({
  render: () => <SituationTable situations={facts.situations} />,
})

export const TransactionMoves = meta.story({
  render: () => (
    <FactTable
      caption="Staff actions"
      head={['Call', 'Effect', 'Confirmation']}
      rows={transactionFacts.moves.map(([operation, what, asked]) => [
        <Address key="call" of={operation} />,
        what,
        asked,
      ])}
    />
  ),
  play: async ({ canvas }) => {
    const names = [...namesOf(newTransactionActions.rows), ...namesOf(transactionActions.rows)]
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(names.length)
  },
})

export const TransactionReads = meta.story({
  render: () => <ReadsTable reads={transactionFacts.reads} />,
})

export const TransactionLinks = meta.story({
  render: () => (
    <FactTable
      caption="Links between transactions"
      head={['Evidence', 'Link', 'Shows']}
      rows={transactionFacts.links}
    />
  ),
})

export const TransactionAnswers = meta.story({
  render: () => (
    <FactTable caption="Responses of the bank" head={['Response', 'Shows', 'Action']} rows={transactionFacts.answers} />
  ),
})

export const TransactionProperties = meta.story({
  render: () => (
    <>
      <MemberTable
        caption="Transactions"
        kind="Property"
        source={transactionSources.pageSource}
        name="TransactionsPageProps"
      />
      <MemberTable caption="slots" kind="Slot" source={transactionSources.pageSource} name="TransactionsSlots" />
    </>
  ),
})

export const TransactionHook = meta.story({
  render: () => (
    <>
      <MemberTable
        caption="useTransactions(identityId, options)"
        kind="Option"
        source={transactionSources.hookSource}
        name="TransactionsOptions"
      />
      <MemberTable
        caption="Data once loaded"
        kind="Field"
        source={transactionSources.hookSource}
        name="TransactionsData"
      />
      <MemberTable
        caption="Fields of a transaction"
        kind="Field"
        source={transactionSources.hookSource}
        name="TransactionRow"
      />
    </>
  ),
})

export const TransactionEvents = meta.story({
  render: () => (
    <MemberTable caption="Events" kind="Event" source={transactionSources.eventsSource} name="TransactionsEvents" />
  ),
})

export const TransactionOptimism = meta.story({
  render: () => <OptimismTable optimism={transactionFacts.optimism} />,
})
