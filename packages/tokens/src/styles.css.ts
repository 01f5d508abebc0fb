import './layers.css.ts'
import './scale.css.ts'
import './brands/brands.css.ts'
