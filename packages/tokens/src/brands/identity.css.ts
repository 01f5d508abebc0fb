import '../scale.css.ts'
import { brandStyles } from './brand-styles.ts'

brandStyles('identity')
