import { makeStyles, mergeClasses, tokens } from '@fluentui/react-components';
import { upTo768 } from '#web/ui/theme/breakpoints.ts';
import { siteTokens } from '#web/ui/theme/site-tokens.ts';
import type { AnchorHTMLAttributes, ButtonHTMLAttributes, ReactNode, Ref } from 'react';
import { inlineRow } from '#web/ui/stack.ts';
import { bodyText, smallText, strongLine } from '#web/ui/text.ts';

const useStyles = makeStyles({
  root: {
    ...strongLine,
    ...inlineRow('6px'),
    justifyContent: 'center',
    boxSizing: 'border-box',
    minWidth: '96px',
    minHeight: '32px',
    padding: '5px 12px',
    overflow: 'hidden',
    border: `1px solid ${tokens.colorNeutralStroke1}`,
    borderRadius: tokens.borderRadiusMedium,
    backgroundColor: tokens.colorNeutralBackground1,
    color: tokens.colorNeutralForeground1,
    fontFamily: tokens.fontFamilyBase,
    textAlign: 'center',
    textDecorationLine: 'none',
    verticalAlign: 'middle',
    cursor: 'pointer',
    transitionProperty: 'background-color, border-color, color',
    transitionDuration: tokens.durationFaster,
    userSelect: 'none',
    [upTo768]: { minHeight: '40px' },
    ':hover': { backgroundColor: tokens.colorNeutralBackground1Hover, color: tokens.colorNeutralForeground1 },
    ':active': { backgroundColor: tokens.colorNeutralBackground1Pressed },
    ':focus-visible': { outline: `2px solid ${tokens.colorStrokeFocus2}`, outlineOffset: '1px' },
  },
  primary: {
    border: `1px solid ${siteTokens.brandEdge}`,
    backgroundColor: tokens.colorBrandBackground,
    color: tokens.colorNeutralForegroundOnBrand,
    ':hover': { backgroundColor: tokens.colorBrandBackgroundHover, color: tokens.colorNeutralForegroundOnBrand },
    ':active': { backgroundColor: tokens.colorBrandBackgroundPressed },
  },
  danger: {
    border: '1px solid transparent',
    backgroundColor: tokens.colorStatusDangerBackground3,
    color: '#ffffff',
    ':hover': { backgroundColor: tokens.colorStatusDangerBackground3Hover, color: '#ffffff' },
    ':active': { backgroundColor: tokens.colorStatusDangerBackground3Pressed },
  },
  outline: {
    backgroundColor: 'transparent',
    ':hover': { backgroundColor: 'transparent', color: tokens.colorNeutralForeground1 },
  },
  subtle: {
    border: '1px solid transparent',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    ':hover': { backgroundColor: tokens.colorSubtleBackgroundHover, color: tokens.colorNeutralForeground2 },
    ':active': { backgroundColor: tokens.colorSubtleBackgroundPressed },
  },
  transparent: {
    border: '1px solid transparent',
    backgroundColor: 'transparent',
    color: tokens.colorNeutralForeground2,
    ':hover': { backgroundColor: 'transparent', color: tokens.colorBrandForegroundLink },
    ':active': { backgroundColor: 'transparent' },
  },
  small: {
    ...smallText,
    minWidth: '64px',
    minHeight: '24px',
    padding: '3px 8px',
    fontWeight: tokens.fontWeightRegular,
    [upTo768]: { minHeight: '40px' },
  },
  large: { ...bodyText, minHeight: '40px', padding: '8px 16px' },
  square: { minWidth: '32px', maxWidth: '32px', padding: '5px', [upTo768]: { minWidth: '40px', maxWidth: '40px' } },
  smallSquare: {
    minWidth: '24px',
    maxWidth: '24px',
    padding: '1px',
    [upTo768]: { minWidth: '40px', maxWidth: '40px' },
  },
  largeSquare: { minWidth: '40px', maxWidth: '40px', padding: '7px' },
  off: {
    border: `1px solid ${tokens.colorNeutralStrokeDisabled}`,
    backgroundColor: tokens.colorNeutralBackgroundDisabled,
    color: tokens.colorNeutralForegroundDisabled,
    cursor: 'not-allowed',
    ':hover': { backgroundColor: tokens.colorNeutralBackgroundDisabled, color: tokens.colorNeutralForegroundDisabled },
    ':active': { backgroundColor: tokens.colorNeutralBackgroundDisabled },
  },
  offBare: {
    border: '1px solid transparent',
    backgroundColor: 'transparent',
    ':hover': { backgroundColor: 'transparent', color: tokens.colorNeutralForegroundDisabled },
    ':active': { backgroundColor: 'transparent' },
  },
  icon: { display: 'inline-flex' },
});

/** How a button looks; for what else should look like one. */
export interface ButtonLook {
  appearance?: 'primary' | 'danger' | 'secondary' | 'outline' | 'subtle' | 'transparent';
  size?: 'small' | 'medium' | 'large';
  icon?: ReactNode;
  iconPosition?: 'before' | 'after';
  disabled?: boolean;
  /** Off, yet reached by the keyboard: what is being worked on keeps the focus. */
  disabledFocusable?: boolean;
}
type Props = ButtonLook & Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'disabled'> & { ref?: Ref<HTMLButtonElement> };
type AnchorProps = ButtonLook & AnchorHTMLAttributes<HTMLAnchorElement>;

function useLook(
  { appearance = 'secondary', size = 'medium', icon, iconPosition = 'before', disabled, disabledFocusable }: ButtonLook,
  className: string | undefined,
  children: ReactNode,
) {
  const styles = useStyles();
  const isOff = disabled || disabledFocusable;
  const isBare = appearance === 'subtle' || appearance === 'transparent';
  const isSquare = Boolean(icon) && !children;
  const drawing = icon && <span className={styles.icon}>{icon}</span>;
  return {
    className: mergeClasses(
      styles.root,
      appearance !== 'secondary' && styles[appearance],
      size !== 'medium' && styles[size],
      isSquare && (size === 'small' ? styles.smallSquare : size === 'large' ? styles.largeSquare : styles.square),
      isOff && styles.off,
      isOff && isBare && styles.offBare,
      className,
    ),
    children:
      iconPosition === 'before' ? (
        <>
          {drawing}
          {children}
        </>
      ) : (
        <>
          {children}
          {drawing}
        </>
      ),
  };
}

/**
 * A button, drawn like Fluent's at a tenth of its weight, on a phone 40 px high at least: every page has one before it
 * can be used.
 */
export function Button({
  appearance,
  size,
  icon,
  iconPosition,
  disabled,
  disabledFocusable,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: Props) {
  const look = useLook({ appearance, size, icon, iconPosition, disabled, disabledFocusable }, className, children);
  return (
    <button
      {...rest}
      {...look}
      type={type}
      data-primary={appearance === 'primary' || appearance === 'danger' || undefined}
      disabled={disabled}
      aria-disabled={disabledFocusable || undefined}
      onClick={disabledFocusable ? (event) => event.preventDefault() : onClick}
    />
  );
}

/** A link that looks like a button. */
export function ButtonAnchor({
  appearance,
  size,
  icon,
  iconPosition,
  disabled,
  disabledFocusable,
  className,
  children,
  ...rest
}: AnchorProps) {
  const look = useLook({ appearance, size, icon, iconPosition, disabled, disabledFocusable }, className, children);
  return <a {...rest} {...look} data-primary={appearance === 'primary' || appearance === 'danger' || undefined} />;
}
