import type { Translation } from '@memberkit/foundation/messages'
import { needsFrCA } from '../shared/fr-CA.ts'
import type { actionsEnUS } from './en-US.ts'

export const actionsFrCA: Translation<typeof actionsEnUS> = {
  ...needsFrCA,
  'action.activate': 'Activer',
  'action.deactivate': 'Désactiver',
  'action.delete': 'Supprimer',
  'title.activate': 'Activer\u00a0: {branch}',
  'title.deactivate': 'Désactiver\u00a0: {branch}',
  'title.delete': 'Supprimer\u00a0: {branch}',
  'consequence.activate':
    'Les membres pourront trouver cette succursale, et de nouveaux dossiers pourront lui être confiés.',
  'consequence.deactivate':
    'Les membres ne pourront plus trouver cette succursale, et aucun nouveau dossier ne lui sera confié. Vous pourrez la réactiver.',
  'consequence.delete':
    'La succursale disparaît pour les partenaires et les membres et ne peut plus être modifiée ni réactivée. Son historique est conservé.',
  'do.activate': 'Activer la succursale',
  'do.deactivate': 'Désactiver la succursale',
  'do.delete': 'Supprimer la succursale',
  'done.activate': 'Succursale activée\u00a0: {branch}.',
  'done.deactivate': 'Succursale désactivée\u00a0: {branch}.',
  'done.delete': 'Succursale supprimée\u00a0: {branch}.',
  'row.menu': 'Autres actions\u00a0: {branch}',
  'activate.missing': 'Il manque encore\u00a0: {needs}. Vous pouvez quand même l’activer.',
  'work.loading': 'Vérification des dossiers ouverts…',
  'work.unknown':
    'Nous n’avons pas pu vérifier si cette succursale a des résolutions ouvertes. Vérifiez avant de continuer.',
  'work.resolutions': {
    one: '{count} résolution ouverte reste liée à cette succursale\u00a0: {ids}. Confiez-la d’abord à une autre succursale.',
    many: '{count} de résolutions ouvertes restent liées à cette succursale, dont\u00a0: {ids}. Confiez-les d’abord à une autre succursale.',
    other:
      '{count} résolutions ouvertes restent liées à cette succursale, dont\u00a0: {ids}. Confiez-les d’abord à une autre succursale.',
  },
  'work.open': {
    one: 'Ouvrir cette résolution',
    many: 'Ouvrir ces {count} de résolutions',
    other: 'Ouvrir ces {count} résolutions',
  },
  'work.none': 'Cette succursale n’a aucune résolution ouverte.',
  'work.requests':
    'Les demandes de service ouvertes ne peuvent pas être listées par succursale. Renseignez-vous auprès de la succursale.',
  'changed.heading': 'Cette succursale a changé',
  'changed.text': 'Vérifiez si vous voulez toujours continuer.',
  'changed.status': 'État',
  'changed.name': 'Nom',
  'changed.missing': 'Manquant',
  'changed.nothing': 'Rien',
}
