import './layers.css.ts'
import './scale.css.ts'
// The last one is the brand of a page that names none.
import './brands/identity.css.ts'
import './brands/partner.css.ts'
import './brands/legal.css.ts'
