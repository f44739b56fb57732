/** Stands in for rtl-css-js, which mirrors every style for right-to-left pages: all of the site's texts are English. */
export const convertProperty = <V>(key: string, value: V): { key: string; value: V } => ({ key, value });

export const convert = <S>(style: S): S => style;
