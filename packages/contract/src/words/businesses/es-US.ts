import type { Name, SameWords } from '../words.ts'
import type * as us from './en-US.ts'

export const entities = {
  Business: { one: 'Empresa', many: 'Empresas', about: 'Empresa de un miembro' },
  BusinessIdentifier: { one: 'Número de la empresa', many: 'Números de la empresa' },
  BusinessOnlinePresence: { one: 'Sitio web o red social', many: 'Sitios web y redes sociales' },
  BusinessPhoneNumber: { one: 'Número de teléfono', many: 'Números de teléfono' },
  BusinessRegistration: { one: 'Registro', many: 'Registros' },
} as const satisfies SameWords<typeof us.entities>

/** The service as a whole. */
export const name = {
  ...entities.Business,
  about: 'Empresas de los miembros y lo que las protege',
} as const satisfies Name

export const fields = {
  doingBusinessAs: 'Nombre comercial',
  registration: 'Registro',
  areaOfBusiness: 'Ramo de actividad',
  identifiers: 'Números de la empresa',
  employeeTypes: 'Tipos de trabajadores',
  onlinePresences: 'Sitios web y redes sociales',
  establishedDate: 'Fecha de constitución',
  associatedEntitlementIds: 'Coberturas asociadas',
  isPrimarySourceOfIncome: 'Principal fuente de ingresos',
  verifiedAt: 'Fecha de la verificación',
  registeredOn: 'Fecha de registro',
} as const satisfies SameWords<typeof us.fields>

export const hints = {
  doingBusinessAs: 'El nombre que conocen los clientes',
  identifiers: 'EIN, BN, RFC, SIC, SCIAN o D-U-N-S',
} as const satisfies SameWords<typeof us.hints>

export const actions = {
  changeBusinessOwner: 'Cambiar el titular',
  closeBusiness: 'Cerrar la empresa',
  createBusiness: 'Agregar una empresa',
  createBusinessFromCheckout: 'Agregar una empresa a partir de una compra',
  createEmptyBusiness: 'Agregar una empresa sin datos',
  deleteBusiness: 'Eliminar la empresa',
  findBusinessesByEntitlement: 'Buscar empresas por cobertura',
  getBusiness: 'Ver la empresa',
  reopenBusiness: 'Reabrir la empresa',
  updateBusinessAddresses: 'Cambiar las direcciones',
  updateBusinessArea: 'Cambiar el ramo de actividad',
  updateBusinessDescription: 'Cambiar la descripción',
  updateBusinessDoingBusinessAs: 'Cambiar el nombre comercial',
  updateBusinessEmails: 'Cambiar los correos electrónicos',
  updateBusinessEmployeeTypes: 'Cambiar los tipos de trabajadores',
  updateBusinessEntitlements: 'Cambiar las coberturas asociadas',
  updateBusinessEstablishedDate: 'Cambiar la fecha de constitución',
  updateBusinessIdentifiers: 'Cambiar los números de la empresa',
  updateBusinessIncome: 'Cambiar la fuente de ingresos',
  updateBusinessName: 'Cambiar el nombre',
  updateBusinessNumberOfEmployees: 'Cambiar el número de empleados',
  updateBusinessOnlinePresences: 'Cambiar los sitios web y redes sociales',
  updateBusinessPhoneNumbers: 'Cambiar los números de teléfono',
  updateBusinessRegistration: 'Cambiar el registro',
  verifyBusiness: 'Verificar la empresa',
} as const satisfies SameWords<typeof us.actions>

/** Announcements of completed actions. Reads have none. */
export const done = {
  changeBusinessOwner: 'Titular cambiado',
  closeBusiness: 'Empresa cerrada',
  createBusiness: 'Empresa agregada',
  createBusinessFromCheckout: 'Empresa agregada',
  createEmptyBusiness: 'Empresa agregada',
  deleteBusiness: 'Empresa eliminada',
  reopenBusiness: 'Empresa reabierta',
  updateBusinessAddresses: 'Direcciones cambiadas',
  updateBusinessArea: 'Ramo de actividad cambiado',
  updateBusinessDescription: 'Descripción cambiada',
  updateBusinessDoingBusinessAs: 'Nombre comercial cambiado',
  updateBusinessEmails: 'Correos electrónicos cambiados',
  updateBusinessEmployeeTypes: 'Tipos de trabajadores cambiados',
  updateBusinessEntitlements: 'Coberturas asociadas cambiadas',
  updateBusinessEstablishedDate: 'Fecha de constitución cambiada',
  updateBusinessIdentifiers: 'Números de la empresa cambiados',
  updateBusinessIncome: 'Fuente de ingresos cambiada',
  updateBusinessName: 'Nombre cambiado',
  updateBusinessNumberOfEmployees: 'Número de empleados cambiado',
  updateBusinessOnlinePresences: 'Sitios web y redes sociales cambiados',
  updateBusinessPhoneNumbers: 'Números de teléfono cambiados',
  updateBusinessRegistration: 'Registro cambiado',
  verifyBusiness: 'Empresa verificada',
} as const satisfies SameWords<typeof us.done>

/** The specification lists no actions of this journal: these names are assumed. */
export const journal = {
  CREATED: done.createBusiness,
  UPDATED: 'Empresa actualizada',
  VERIFIED: done.verifyBusiness,
  CLOSED: done.closeBusiness,
  REOPENED: done.reopenBusiness,
  DELETED: done.deleteBusiness,
  OWNER_CHANGED: done.changeBusinessOwner,
} as const satisfies SameWords<typeof us.journal>
