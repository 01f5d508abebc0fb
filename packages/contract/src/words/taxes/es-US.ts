import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Tax: {
    one: 'Tasa de impuesto',
    many: 'Tasas de impuesto',
    about: 'Tasa de impuesto y fecha en que empieza a aplicarse',
  },
  TaxArea: { one: 'Zona fiscal', many: 'Zonas fiscales', about: 'Lugar donde se aplican los mismos impuestos' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Tax,
  about: 'Tasas de impuesto por lugar, para todos o para una persona',
} as const satisfies Name

export const fields = {
  'Tax.label': 'Nombre en las facturas',
  'NewTax.label': 'Nombre en las facturas',
  taxAreaId: 'Zona fiscal',
  taxes: 'Impuestos',
  'Tax.identityId': 'Persona',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  taxAreaId: 'Lugar donde se aplican los mismos impuestos',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  createIdentityTax: 'Agregar una tasa de impuesto para una persona',
  createTax: 'Agregar una tasa de impuesto',
  findIdentityTaxArea: 'Buscar la zona fiscal de una persona',
  findTaxArea: 'Buscar una zona fiscal',
  listIdentityTaxes: 'Ver las tasas de impuesto de una persona',
  listTaxes: 'Ver las tasas de impuesto',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  createIdentityTax: 'Tasa de impuesto agregada para la persona',
  createTax: 'Tasa de impuesto agregada',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.createTax,
  ENDED: 'Tasa de impuesto terminada',
} as const satisfies SameWords<typeof us.journal>
