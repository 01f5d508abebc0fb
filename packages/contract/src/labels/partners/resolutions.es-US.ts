import type * as resolutions from '../../partners/resolutions.ts'
import type { Labels } from '../labels.ts'

/** In the words of staff; members read plainer ones in the kit. */
export const ResolutionStatus = {
  Open: 'Abierto',
  ClosedWithMerit: 'Cerrado con fundamento',
  ClosedWithoutMerit: 'Cerrado sin fundamento',
  PendingMember: 'En espera del miembro',
  PendingProvider: 'En espera del bufete',
  New: 'Nuevo',
  NeedsReview: 'Por revisar',
  Discarded: 'Descartado',
  AttemptMade: 'Intento de contacto hecho',
  FeedbackOnly: 'Solo comentarios',
} as const satisfies Labels<resolutions.ResolutionStatus>

export const ResolutionSource = {
  Associate: 'Asociado',
  Call: 'Llamada',
  Clarification: 'Aclaración',
  Letter: 'Carta',
  Survey: 'Encuesta',
} as const satisfies Labels<resolutions.ResolutionSource>

export const ResolutionType = {
  Conflict: 'Conflicto de intereses',
  ProviderFirm: 'Bufete',
  ProviderReferral: 'Abogado por referencia',
  EmergencyAccess: 'Acceso de emergencia',
  SpecialCase: 'Caso especial',
} as const satisfies Labels<resolutions.ResolutionType>

export const ResolutionCategory = {
  Service: 'Servicio',
  Technology: 'Tecnología',
  Sales: 'Ventas',
  Other: 'Otro',
  Survey: 'Encuesta',
} as const satisfies Labels<resolutions.ResolutionCategory>

export const ResolutionActionTaken = {
  WaitingOnProvider: 'En espera del bufete',
  ProviderActionTaken: 'El bufete ya actuó',
} as const satisfies Labels<resolutions.ResolutionActionTaken>

export const ResolutionResult = {
  Resolved: 'Resuelto',
  'Requested law firm to do more': 'Se pidió más al bufete',
  'Resolved CC': 'Resuelto, CC',
  'Resolved CE': 'Resuelto, CE',
} as const satisfies Labels<resolutions.ResolutionResult>

export const ResolutionConcern = {
  UntimelyCallback: 'Llamada devuelta tarde',
  LegalAdvice: 'Asesoría legal',
  Docs: 'Documentos',
  StaffAttitude: 'Trato del personal',
  RetainerOrRate: 'Anticipo de honorarios o tarifa',
  ReferralAttorney: 'Abogado por referencia',
  CoverageAdvised: 'Cobertura informada',
  Disposition: 'Desenlace del caso',
  AttorneyNoShow: 'El abogado no se presentó',
  Misc: 'Otro asunto',
  NoReferral: 'Sin referencia',
  ImproperPplProcedure: 'No se siguió el procedimiento de PPL',
  ImproperSoftwareUse: 'Uso indebido del software',
  SurveyScore: 'Puntuación de la encuesta',
  NoCallback: 'No devolvieron la llamada',
  AttorneyUnreachable: 'No se logra contactar al abogado',
  InsufficientAdvice: 'Asesoría insuficiente',
  AreaOrDistance: 'Zona o distancia',
  AttorneyConflict: 'Conflicto con el abogado',
  AreaOfLaw: 'Área del derecho',
  CaseRefused: 'Caso rechazado',
  NewAttorneyReq: 'Se pide otro abogado',
  DiscountRefusal: 'Descuento negado',
} as const satisfies Labels<resolutions.ResolutionConcern>
