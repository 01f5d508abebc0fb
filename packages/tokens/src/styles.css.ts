import './layers.css.ts'
import './scale.css.ts'
// The last one is the default brand of a page.
import './brands/identity.css.ts'
import './brands/partner.css.ts'
import './brands/legal.css.ts'
