import * as taxes from '@memberkit/contract/commerce/taxes'
import { Console, type ConsoleService, defineConsole, type SlotProps } from '@memberkit/console'
import { lazyPart } from '@memberkit/foundation/lazy'

const Region = ({ entity }: SlotProps) => <p>Applies in {String(entity['administrativeArea'] ?? 'every region')}</p>

const taxesConsole = defineConsole(taxes)({
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

const services: readonly ConsoleService[] = [
  { service: 'taxes', area: 'commerce', pages: ['Tax'], load: async () => taxesConsole },
]

export const Desk = () => <Console services={services} />
