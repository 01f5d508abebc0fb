import type * as resolutions from '../../partners/resolutions.ts'
import type { Labels } from '../labels.ts'

/** In the words of staff; members read plainer ones in the kit. */
export const ResolutionStatus = {
  Open: 'Ouvert',
  ClosedWithMerit: 'Fermé, plainte fondée',
  ClosedWithoutMerit: 'Fermé, plainte non fondée',
  PendingMember: 'En attente du membre',
  PendingProvider: 'En attente du cabinet',
  New: 'Nouveau',
  NeedsReview: 'À examiner',
  Discarded: 'Écarté',
  AttemptMade: 'Tentative de contact faite',
  FeedbackOnly: 'Commentaire seulement',
} as const satisfies Labels<resolutions.ResolutionStatus>

export const ResolutionSource = {
  Associate: 'Associé',
  Call: 'Appel',
  Clarification: 'Demande de précisions',
  Letter: 'Lettre',
  Survey: 'Sondage',
} as const satisfies Labels<resolutions.ResolutionSource>

export const ResolutionType = {
  Conflict: 'Conflit d’intérêts',
  ProviderFirm: 'Cabinet d’avocats',
  ProviderReferral: 'Avocat par aiguillage',
  EmergencyAccess: 'Accès d’urgence',
  SpecialCase: 'Cas particulier',
} as const satisfies Labels<resolutions.ResolutionType>

export const ResolutionCategory = {
  Service: 'Service',
  Technology: 'Technologie',
  Sales: 'Ventes',
  Other: 'Autre',
  Survey: 'Sondage',
} as const satisfies Labels<resolutions.ResolutionCategory>

export const ResolutionActionTaken = {
  WaitingOnProvider: 'En attente du cabinet',
  ProviderActionTaken: 'Le cabinet est intervenu',
} as const satisfies Labels<resolutions.ResolutionActionTaken>

export const ResolutionResult = {
  Resolved: 'Réglé',
  'Requested law firm to do more': 'Le cabinet doit en faire plus',
  'Resolved CC': 'Réglé, CC',
  'Resolved CE': 'Réglé, CE',
} as const satisfies Labels<resolutions.ResolutionResult>

export const ResolutionConcern = {
  UntimelyCallback: 'Rappel tardif',
  LegalAdvice: 'Avis juridique',
  Docs: 'Documents',
  StaffAttitude: 'Attitude du personnel',
  RetainerOrRate: 'Provision ou honoraires',
  ReferralAttorney: 'Avocat par aiguillage',
  CoverageAdvised: 'Couverture expliquée',
  Disposition: 'Issue du dossier',
  AttorneyNoShow: 'Avocat absent',
  Misc: 'Autre chose',
  NoReferral: 'Aucun aiguillage',
  ImproperPplProcedure: 'Procédure PPL non suivie',
  ImproperSoftwareUse: 'Mauvaise utilisation du logiciel',
  SurveyScore: 'Résultat du sondage',
  NoCallback: 'Aucun rappel',
  AttorneyUnreachable: 'Avocat injoignable',
  InsufficientAdvice: 'Conseils insuffisants',
  AreaOrDistance: 'Région ou distance',
  AttorneyConflict: 'Conflit avec l’avocat',
  AreaOfLaw: 'Domaine de droit',
  CaseRefused: 'Dossier refusé',
  NewAttorneyReq: 'Autre avocat demandé',
  DiscountRefusal: 'Rabais refusé',
} as const satisfies Labels<resolutions.ResolutionConcern>
