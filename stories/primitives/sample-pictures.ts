/* Drawn here, so that no story needs a network. */

const drawing = (width: number, height: number, shapes: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${shapes}</svg>`,
  )}`

const face = (ground: string, skin: string, hair: string, shirt: string) =>
  drawing(
    96,
    96,
    `<rect width="96" height="96" fill="${ground}"/><path d="M12 96c2-22 16-32 36-32s34 10 36 32z" fill="${shirt}"/><path d="M28 44c-4-30 44-30 40 0v8H28z" fill="${hair}"/><ellipse cx="48" cy="46" rx="16" ry="20" fill="${skin}"/><path d="M31 42c4-16 30-16 34 0-10-2-16-6-18-8-4 4-8 7-16 8z" fill="${hair}"/>`,
  )

export const faces = [
  face('#d8e0f0', '#e9b899', '#4a3226', '#33457a'),
  face('#e4dccf', '#8d5a3b', '#1e1815', '#7a3b33'),
  face('#d3e5dd', '#f0cdb5', '#b7793a', '#2f6659'),
] as const

export const lake = drawing(
  960,
  640,
  '<rect width="960" height="640" fill="#cfdff0"/><circle cx="700" cy="150" r="56" fill="#f6e3b4"/><path d="M0 380 220 180l150 150 170-200 260 240 160-120v390H0z" fill="#8ea6c4"/><path d="M0 420l180-90 200 90 240-110 340 130v200H0z" fill="#5f7fa3"/><rect y="430" width="960" height="210" fill="#a9c4dc"/><path d="M90 500h180M420 540h260M640 480h210" stroke="#dbe8f3" stroke-width="6" stroke-linecap="round"/>',
)

/** See-through, as logos are. */
export const logo = drawing(
  120,
  120,
  '<path d="M60 14l40 18v28c0 24-18 38-40 46-22-8-40-22-40-46V32z" fill="none" stroke="#3a4ea8" stroke-width="9"/><path d="M42 60l13 13 24-26" fill="none" stroke="#3a4ea8" stroke-width="9" stroke-linecap="round" stroke-linejoin="round"/>',
)

export const missing = 'data:image/png;base64,AAAA'
