import { FileArchiveIcon, FileIcon, FileImageIcon, FileMediaIcon, FileSheetIcon, type Icon } from '../icons/index.ts'

const kinds: readonly [RegExp, Icon][] = [
  [/^image\/|\.(avif|gif|heic|jpe?g|png|svg|tiff?|webp)$/, FileImageIcon],
  [/^(audio|video)\/|\.(aac|m4a|mkv|mov|mp3|mp4|wav|webm)$/, FileMediaIcon],
  [/spreadsheet|excel|^text\/csv|\.(csv|numbers|ods|xlsx?)$/, FileSheetIcon],
  [/zip|compressed|x-tar|\.(7z|gz|rar|tar|zip)$/, FileArchiveIcon],
]

/** Returns the icon of a media type, otherwise of an extension. */
export function fileIcon({ name, type }: { name: string; type?: string }): Icon {
  const known = (type || name).toLowerCase()
  return kinds.find(([pattern]) => pattern.test(known))?.[1] ?? FileIcon
}
