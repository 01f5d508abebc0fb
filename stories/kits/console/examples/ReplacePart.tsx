import * as taxes from '@memberkit/contract/commerce/taxes'
import { defineConsole, type SlotProps } from '@memberkit/console'
import { lazyPart } from '@memberkit/foundation/lazy'

const Region = ({ entity }: SlotProps) => <p>Applies in {String(entity['administrativeArea'] ?? 'every region')}</p>

export const taxesConsole = defineConsole(taxes)({
  pages: {
    Tax: {
      title: 'label',
      enter: ['listTaxes'],
      columns: ['label', 'rate'],
      groups: { overview: ['label', 'rate'] },
      slots: { after: lazyPart(async () => Region) },
    },
  },
})
