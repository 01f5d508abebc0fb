import type * as catalogue from '../../shared/catalogue.ts'
import type { Labels } from '../labels.ts'

export const ProductCategory = {
  associate: 'Contrato de asociado',
  books: 'Libros',
  business: 'Pequeña empresa',
  cdlp: 'Plan legal para conductores comerciales',
  identity: 'Protección de identidad',
  legal: 'Plan legal',
  shipping: 'Envío',
} as const satisfies Labels<catalogue.ProductCategory>

export const ProductShortCode = {
  associate: 'Contrato de asociado',
  bus: 'Pequeña empresa',
  cdl: 'Plan legal para conductores comerciales',
  ids: 'Protección de identidad',
  lgl: 'Plan legal',
} as const satisfies Labels<catalogue.ProductShortCode>

export const AddOnKey = {
  businessPlus: 'Business Plus',
  gunOwners: 'Propietarios de armas de fuego',
  homeBusiness_v2: 'Negocio en casa, versión anterior',
  homeBusiness_v4: 'Negocio en casa',
  rideShare: 'Conductores de viajes compartidos',
  trialDefenseBusiness: 'Defensa en juicio para empresas',
  trialDefensePersonal: 'Defensa en juicio para particulares',
} as const satisfies Labels<catalogue.AddOnKey>
