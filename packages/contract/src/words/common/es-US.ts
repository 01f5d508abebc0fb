import type { SameWords } from '../words.ts'
import { dates } from './dates.es-US.ts'
import { facts } from './facts.es-US.ts'
import { references } from './references.es-US.ts'
import type * as us from './en-US.ts'

/** The labels of fields that several services have. */
export const fields = { ...dates, ...references, ...facts } as const

export const hints = {
  effectiveFrom: 'El primer día',
  startsOn: 'El primer día',
  siteName: 'La última parte de la dirección del sitio',
  associateNumber: 'El número que conoce el asociado',
  address1: 'Número y calle',
  administrativeArea: 'Código de dos letras, como TX u ON',
  state: 'Código de dos letras, como TX u ON',
  region: 'Código de dos letras, como TX u ON',
  stateOrProvince: 'Código de dos letras, como TX u ON',
  stateProvince: 'Código de dos letras, como TX u ON',
  postalCode: '75001 en Estados Unidos, M5V 2T6 en Canadá',
  parameters: 'Con la forma nombre=valor',
  phone: 'Con el código de área',
  phoneNumber: 'Con el código de área',
  extension: 'Solo dígitos',
  timeZone: 'Por ejemplo, America/Chicago',
  locale: 'Por ejemplo, en-US o fr-CA',
  websiteUrl: 'Empieza con https://',
  url: 'Empieza con https://',
  internalName: 'Solo lo ve el personal',
  friendlyId: 'El número que conoce el miembro',
  paidToDate: 'Último día pagado',
  nextBillOn: 'Día en que se emite la próxima factura',
  effectiveTo: 'Último día, inclusive',
  endsOn: 'Último día, inclusive',
  jurisdiction: 'Estado, provincia, condado o ciudad que fija el impuesto',
  rate: 'En porcentaje, como 8.25',
  externalId: 'Solo para sistemas que intercambian datos',
  legacyId: 'El número en el sistema anterior',
  coBrandPartner: 'Empresa con la que se vende el plan',
  taxId: 'Oculto hasta que alguien lo muestre',
  altText: 'Lo que muestra la imagen, para quien no puede verla',
  supplementIds: 'Deben corresponder a los niveles elegidos',
} as const satisfies SameWords<typeof us.hints>

/** Entities that several services return. */
export const entities = {
  LocalizedText: { one: 'Traducción', many: 'Traducciones' },
  LocalizedEntry: { one: 'Traducción', many: 'Traducciones' },
  MarketingData: { one: 'Contenido promocional', many: 'Contenidos promocionales' },
  PostalAddress: { one: 'Dirección', many: 'Direcciones' },
  OfficeAddress: { one: 'Dirección de la oficina', many: 'Direcciones de las oficinas' },
  PracticePermission: { one: 'Permiso', many: 'Permisos' },
  Reference: { one: 'Referencia', many: 'Referencias' },
  ClassicId: { one: 'Identificador del sistema anterior', many: 'Identificadores del sistema anterior' },
  ClassicFriendlyId: { one: 'Número del sistema anterior', many: 'Números del sistema anterior' },
  ClassicApplication: {
    one: 'Solicitud del sistema anterior',
    many: 'Solicitudes del sistema anterior',
    about: 'Solicitud recibida en el sistema anterior',
  },
  ClassicBillingDetails: {
    one: 'Facturación del sistema anterior',
    many: 'Facturación del sistema anterior',
    about: 'Cómo factura el sistema anterior a un miembro o asociado',
  },
  ClassicCoverageCode: {
    one: 'Código de cobertura',
    many: 'Códigos de cobertura',
    about: 'Código que indica quién está cubierto en el sistema anterior',
  },
  ClassicPlanPrice: { one: 'Precio', many: 'Precios' },
  ServiceHealth: {
    one: 'Estado del servicio',
    many: 'Estado de los servicios',
    about: 'Indica si el servicio funciona',
  },
  LoginLink: {
    one: 'Enlace de inicio de sesión',
    many: 'Enlaces de inicio de sesión',
    about: 'Enlace de un solo uso para iniciar sesión',
  },
  PublicKey: { one: 'Clave pública', many: 'Claves públicas', about: 'Clave que demuestra quién emitió un token' },
  IdentityFile: { one: 'Archivo', many: 'Archivos', about: 'Archivo que compartió una persona' },
  JournalActor: { one: 'Autor', many: 'Autores' },
  JournalEntry: {
    one: 'Entrada del registro',
    many: 'Entradas del registro',
    about: 'Cambio realizado, con su fecha y autor',
  },
  StateOrProvince: { one: 'Estado o provincia', many: 'Estados y provincias' },
} as const satisfies SameWords<typeof us.entities>
