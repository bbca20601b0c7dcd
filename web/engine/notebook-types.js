/**
 * What goes into the notebook engine and what comes out of it.
 *
 * @typedef {object} Budget what a run may take; one that is left out takes the engine's own
 * @property {number} [steps]  calls and rounds of loops; else any
 * @property {number} [time]   seconds; else any
 * @property {number} [output] bytes; else 16 MB
 * @property {number} [memory] bytes of objects and arrays; else 512 MB, and never more
 *
 * @typedef {object} Program
 * @property {string | Uint8Array} source a text, or a file's bytes
 * @property {string} [filename] as a traceback names it
 * @property {Record<string, Uint8Array>} [files] of the program's folder, by name
 * @property {string[]} [arrays] the variables whose arrays, numbers and texts the outcome is to hold
 * @property {Budget} [budget]
 *
 * @typedef {object} Outcome how a run has ended
 * @property {0 | 1 | 3} status 0 well, 1 by an exception, 3 by a refusal or a budget
 * @property {string} type      of the exception; `unsupported`; or the budget's name
 * @property {string} message   "ValueError: …"; of a refusal, what is not supported
 * @property {string} traceback what Python writes to standard error; of a refusal, two lines
 * @property {number} line      in the program, from 1; 0 where there is none
 * @property {number} column    in code points, from 0
 * @property {number} endLine
 * @property {number} endColumn
 * @property {Record<string, Uint8Array>} files that the program has written, by name
 * @property {Record<string, Numbers>} arrays of the variables asked for, those of the module that hold a number, or an
 *   array of numbers of up to 2 axes and 4096 elements, when the run ends, however it ends
 * @property {Record<string, string[]>} texts likewise those that hold a list or tuple of str: up to 64, of 64 KB in all
 * @property {Figure[]} figures
 *
 * @typedef {object} Numbers a copy of an array; a bool is 0 or 1, an int64 beyond 2 ** 53 is rounded
 * @property {number[]} shape of a number by itself: none
 * @property {Float64Array} data row by row
 *
 * @typedef {import('./types.js').Matrix} Matrix
 *
 * @typedef {object} FollowRequest a program's own run of attention: n words, f features, d dimensions of queries and
 *   keys, m of values; each 1 to 64
 * @property {Matrix} x       [n, f]
 * @property {Matrix} q       [n, d]
 * @property {Matrix} k       [n, d]
 * @property {Matrix} v       [n, m]
 * @property {Matrix} scores  [n, n]
 * @property {Matrix} weights [n, n]
 * @property {Matrix} output  [n, m]
 * @property {number} [temperature] τ
 *
 * @typedef {object} Followed what is to be seen of it beside these; what the softmax is made of is there only where τ is
 *   above 0 and finite, and the quotients are finite
 * @property {Matrix} products       [n, n, d] the terms of each score
 * @property {Matrix} mixture        [n, n, m] each weight times its value
 * @property {number} [divisor]      of the scores: √d · τ
 * @property {Matrix} [scaled]       [n, n] scores ÷ divisor
 * @property {Matrix} [maxima]       [n] the largest of each scaled row
 * @property {Matrix} [exponentials] [n, n] e^(scaled − maximum)
 * @property {Matrix} [sums]         [n] of each row of exponentials
 * @property {{scores: boolean, weights: boolean, output: boolean}} agrees whether each stage is what attention makes of
 *   the stage before it: sums within 1e-9 of what their terms' sizes add up to, weights within 1e-9; weights do not
 *   where there is no softmax
 */

/**
 * What a program has drawn by matplotlib.pyplot, as data: what is not finite is null, inches are matplotlib's, sizes are
 * points.
 *
 * @typedef {object} Figure
 * @property {[width: number, height: number]} size inches
 * @property {string} title  of the whole, or ''
 * @property {string | null} saved the name under which savefig() has saved it
 * @property {number} rows
 * @property {number} columns
 * @property {Axes[]} axes
 *
 * @typedef {object} Axes
 * @property {[row: number, column: number]} place from 0
 * @property {string} title
 * @property {string} xlabel
 * @property {string} ylabel
 * @property {[from: number, to: number] | null} xlim where the program has set it
 * @property {[from: number, to: number] | null} ylim
 * @property {Ticks | null} xticks
 * @property {Ticks | null} yticks
 * @property {boolean} grid
 * @property {boolean} legend
 * @property {boolean} equal  one unit is as long on both axes
 * @property {boolean} off    without frame, ticks and labels
 * @property {{label: string} | null} colourbar of its last image or scatter
 * @property {Mark[]} marks in the order in which they are drawn
 *
 * @typedef {{at: number[], labels: string[] | null}} Ticks
 *
 * @typedef {string} Colour 'C0' to 'C9', the cycle, or '#rrggbb'
 *
 * @typedef {'-' | '--' | ':' | '-.' | ''} Dash
 *
 * @typedef {Line | Scatter | Bar | Hist | Image | Rule | Text} Mark
 *
 * @typedef {object} Line
 * @property {'line'} kind
 * @property {(number | null)[]} x
 * @property {(number | null)[]} y
 * @property {string} label
 * @property {Colour} colour
 * @property {number} width
 * @property {Dash} dash
 * @property {string} marker '' or one of o s ^ v < > x + . D d *
 * @property {number} size   of the marker
 * @property {number} alpha
 *
 * @typedef {object} Scatter
 * @property {'scatter'} kind
 * @property {(number | null)[]} x
 * @property {(number | null)[]} y
 * @property {string} label
 * @property {Colour | Colour[]} colour
 * @property {(number | null)[] | null} values mapped to colours by the map
 * @property {number | null} min of the map; null where nothing is finite
 * @property {number | null} max
 * @property {string} map
 * @property {number[]} sizes of the markers' areas, one or one each
 * @property {string} marker
 * @property {number} alpha
 *
 * @typedef {object} Bar
 * @property {'bar'} kind
 * @property {boolean} horizontal
 * @property {number[]} at centres
 * @property {(number | null)[]} length
 * @property {number[]} from
 * @property {number[]} width one each
 * @property {string[] | null} names of categories
 * @property {string} label
 * @property {Colour | Colour[]} colour
 * @property {number} alpha
 *
 * @typedef {object} Hist
 * @property {'hist'} kind
 * @property {number[]} edges
 * @property {number[]} counts
 * @property {string} label
 * @property {Colour} colour
 * @property {number} alpha
 *
 * @typedef {object} Image
 * @property {'image'} kind
 * @property {number} rows
 * @property {number} columns
 * @property {(number | null)[]} values row by row
 * @property {number | null} min
 * @property {number | null} max
 * @property {string} map
 * @property {boolean} lower  the first row is the lowest
 * @property {[left: number, right: number, bottom: number, top: number] | null} extent
 * @property {boolean} equal  its pixels are squares
 *
 * @typedef {object} Rule
 * @property {'hline' | 'vline'} kind
 * @property {number} at
 * @property {string} label
 * @property {Colour} colour
 * @property {number} width
 * @property {Dash} dash
 * @property {number} alpha
 *
 * @typedef {object} Text
 * @property {'text'} kind
 * @property {number} x
 * @property {number} y
 * @property {string} text
 * @property {Colour} colour
 * @property {number} size
 * @property {'left' | 'center' | 'right'} across
 * @property {'top' | 'center' | 'bottom' | 'baseline'} upright
 * @property {number} rotation degrees, anticlockwise
 */

export {};
