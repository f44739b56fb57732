/** Elements that draw; what runs, loads, links, animates or embeds is none of them. */
export const drawingElements = new Set(
  `svg g defs symbol use title desc style path rect circle ellipse line polyline polygon text tspan textPath
  linearGradient radialGradient stop pattern clipPath mask marker filter feBlend feColorMatrix feComponentTransfer
  feComposite feDropShadow feFlood feFuncA feFuncB feFuncG feFuncR feGaussianBlur feMerge feMergeNode feMorphology
  feOffset feTile feTurbulence`.split(/\s+/),
);

/** Attributes that draw: shapes and places, how they are painted, how a filter works, and names to refer to. */
export const drawingAttributes = new Set(
  `id class style href lang xml:space version viewBox preserveAspectRatio width height x y x1 y1 x2 y2 cx cy r rx ry fx
  fy fr d points pathLength transform transform-origin dx dy rotate textLength lengthAdjust startOffset method spacing
  side offset gradientUnits gradientTransform spreadMethod patternUnits patternContentUnits patternTransform
  clipPathUnits maskUnits maskContentUnits mask-type markerUnits markerWidth markerHeight refX refY orient filterUnits
  primitiveUnits in in2 result mode type values tableValues slope intercept amplitude exponent operator k1 k2 k3 k4
  stdDeviation radius baseFrequency numOctaves seed stitchTiles
  fill fill-opacity fill-rule stroke stroke-width stroke-opacity stroke-linecap stroke-linejoin stroke-miterlimit
  stroke-dasharray stroke-dashoffset vector-effect paint-order opacity color color-interpolation
  color-interpolation-filters display visibility overflow clip clip-path clip-rule mask filter flood-color
  flood-opacity lighting-color stop-color stop-opacity marker marker-start marker-mid marker-end shape-rendering
  text-rendering image-rendering isolation mix-blend-mode font font-family font-size font-size-adjust font-stretch
  font-style font-variant font-weight text-anchor text-decoration letter-spacing word-spacing writing-mode direction
  unicode-bidi dominant-baseline alignment-baseline baseline-shift`.split(/\s+/),
);

/** What programs that draw leave for themselves, by the prefixes that they give it: no part of the picture. */
export const editorPrefixes = new Set(
  'inkscape sodipodi rdf cc dc i x graph sketch figma serif bx vectornator pdf'.split(' '),
);

/** Elements about the picture, left behind with all that is in them. */
export const aboutElements = new Set(['metadata']);
