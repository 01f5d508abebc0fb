import type { UploadLabels } from '@memberkit/primitives/upload-list'

const files = (count: number) => (count === 1 ? '1 file' : `${count} files`)

export const labels: UploadLabels = {
  states: {
    waiting: 'Waiting',
    uploading: 'Uploading',
    scanning: 'Checking for viruses',
    done: 'Uploaded',
    failed: 'Not uploaded',
    refused: 'File type not supported',
    cancelled: 'Canceled',
  },
  cancel: 'Cancel',
  retry: 'Try again',
  remove: 'Remove',
  undo: 'Undo',
  removed: 'removed',
  total: (done, count) => `${done} of ${files(count)}`,
  started: (count) => `${files(count)} on the way.`,
  finished: (done, count) => `${done} of ${files(count)} uploaded.`,
}

export const frenchLabels: UploadLabels = {
  states: {
    waiting: 'En attente',
    uploading: 'Téléversement en cours',
    scanning: 'Recherche de virus en cours',
    done: 'Téléversé',
    failed: 'Échec du téléversement',
    refused: 'Fichier refusé',
    cancelled: 'Annulé',
  },
  cancel: 'Annuler',
  retry: 'Réessayer',
  remove: 'Retirer',
  undo: 'Rétablir',
  removed: 'retiré de la liste',
  total: (done, count) => `${done} fichiers sur ${count}`,
  started: (count) => `${count} fichiers en cours de téléversement.`,
  finished: (done, count) => `${done} fichiers sur ${count} téléversés.`,
}
