/** What the hours of a week say in the stories. */
export const weeklyHours = {
  labels: {
    closed: 'Closed',
    start: 'Opens',
    end: 'Closes',
    add: 'Add hours',
    addTo: (day: string) => `Add hours on ${day}`,
    removeFrom: (day: string) => `Remove these hours on ${day}`,
    copyFrom: (day: string) => `Copy the hours of ${day}`,
    copyToAll: 'To all days',
    copyToWorkdays: 'To Monday to Friday',
    copied: (day: string) => `The hours of ${day} have been copied.`,
  },
  messages: {
    incomplete: 'Enter when it opens and when it closes.',
    impossible: 'There is no such time. Check the hours and the minutes.',
    endBeforeStart: 'It closes before it opens. Check both times.',
    overlap: 'These hours overlap. Leave a gap between them, or make them one.',
  },
}

export const frenchWeeklyHours: typeof weeklyHours = {
  labels: {
    closed: 'Fermé',
    start: 'Ouverture',
    end: 'Fermeture',
    add: 'Ajouter une plage',
    addTo: (day) => `Ajouter une plage, ${day}`,
    removeFrom: (day) => `Supprimer cette plage, ${day}`,
    copyFrom: (day) => `Copier les heures, ${day}`,
    copyToAll: 'Vers tous les jours',
    copyToWorkdays: 'Du lundi au vendredi',
    copied: (day) => `Les heures ont été copiées : ${day}.`,
  },
  messages: {
    incomplete: 'Entrez l’heure d’ouverture et l’heure de fermeture.',
    impossible: 'Cette heure n’existe pas. Vérifiez les heures et les minutes.',
    endBeforeStart: 'La fermeture précède l’ouverture. Vérifiez les deux.',
    overlap: 'Ces plages se chevauchent. Séparez-les ou fusionnez-les.',
  },
}
