import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import * as icons from './index.ts'

/** Our names for the package's drawings. */
const drawings: Record<keyof typeof icons, string> = {
  ArrowDownIcon: 'arrow-down',
  ArrowUpIcon: 'arrow-up',
  ArrowEndIcon: 'arrow-right',
  ArrowStartIcon: 'arrow-left',
  ArrowUpDownIcon: 'chevrons-up-down',
  BankIcon: 'landmark',
  CalendarIcon: 'calendar',
  CancelIcon: 'ban',
  CardIcon: 'credit-card',
  CartIcon: 'shopping-cart',
  CheckIcon: 'check',
  CheckCircleIcon: 'circle-check',
  ChevronDownIcon: 'chevron-down',
  ChevronEndIcon: 'chevron-right',
  ChevronStartIcon: 'chevron-left',
  ChevronUpIcon: 'chevron-up',
  ClockIcon: 'clock',
  CloseIcon: 'x',
  CopyIcon: 'copy',
  CrossCircleIcon: 'circle-x',
  DashIcon: 'minus',
  DotIcon: 'circle-dot',
  DownloadIcon: 'download',
  EditIcon: 'pencil',
  EndedIcon: 'circle-stop',
  PausedIcon: 'circle-pause',
  PartialIcon: 'contrast',
  WaivedIcon: 'circle-minus',
  MailIcon: 'mail',
  EllipsisIcon: 'ellipsis',
  ErrorIcon: 'circle-exclamation-point',
  ExternalIcon: 'external-link',
  EyeIcon: 'eye',
  EyeOffIcon: 'eye-off',
  FilterIcon: 'list-filter',
  FilterOffIcon: 'funnel-x',
  FileIcon: 'file-text',
  FolderIcon: 'folder',
  GripIcon: 'grip-vertical',
  ColumnsIcon: 'columns-3',
  MenuIcon: 'menu',
  NeutralIcon: 'circle-dashed',
  HistoryIcon: 'rotate-ccw-clock',
  HomeIcon: 'house',
  ImageOffIcon: 'image-off',
  InboxIcon: 'inbox',
  InfoIcon: 'info',
  LinkIcon: 'link',
  LoadingIcon: 'loader-circle',
  LockIcon: 'lock',
  OfflineIcon: 'wifi-off',
  PersonIcon: 'user-round',
  PinIcon: 'pin',
  PlusIcon: 'plus',
  PrintIcon: 'printer',
  ReceiptIcon: 'receipt-text',
  RefreshIcon: 'refresh-cw',
  SearchIcon: 'search',
  SearchOffIcon: 'search-x',
  SettingsIcon: 'settings-2',
  ShieldIcon: 'shield-check',
  TrashIcon: 'trash',
  UndoIcon: 'undo-2',
  UnknownIcon: 'circle-question-mark',
  UploadIcon: 'upload',
  AttachIcon: 'paperclip',
  SendIcon: 'send-horizontal',
  FileImageIcon: 'file-image',
  FileSheetIcon: 'file-spreadsheet',
  FileArchiveIcon: 'file-archive',
  FileMediaIcon: 'file-play',
  WarningIcon: 'triangle-exclamation-point',
}

type Shape = [tag: string, attributes: Record<string, string>]

const pairs = Object.entries(icons).map(([name, Icon]) => [name, drawings[name as keyof typeof icons], Icon] as const)

test.each(pairs)('%s is the Lucide icon %s', async (_name, drawing, Icon) => {
  const { __iconData }: { __iconData: { node: Shape[] } } = await import(`lucide-react/icons/${drawing}`)
  const lines = __iconData.node.map(lineOf).join('')
  const shapes = __iconData.node
    .filter((shape) => lineOf(shape) === '')
    .map(([tag, { key: _key, ...attributes }]) => createElement(tag, attributes))
  const path = lines ? [createElement('path', { d: lines })] : []
  const drawn = inside(renderToStaticMarkup(createElement(Icon)))
  const expected = inside(renderToStaticMarkup(createElement('svg', null, ...shapes, ...path)))
  expect(drawn).toBe(expected)
})

const inside = (svg: string) => svg.slice(svg.indexOf('>') + 1)

/** The same line as part of one path, so it starts at a place of the drawing, not where the line before it ends. */
function lineOf([tag, { d, points, x1, y1, x2, y2 }]: Shape) {
  if (tag === 'line') return `M${x1} ${y1}L${x2} ${y2}`
  if (tag === 'polyline') return points!.replace(/^(\S+ \S+) /, 'M$1L')
  return (d ?? '').replace(/^m(-?[\d.]+)([ -])([\d.]+)\s*(?=[-.\d])/, 'M$1$2$3l').replace(/^m/, 'M')
}
