import { makeStyles, MessageBar, MessageBarBody } from '@fluentui/react-components';

const useStyles = makeStyles({ root: { position: 'fixed', zIndex: 1000, top: 0, left: 0, right: 0, borderRadius: 0 } });

export default function Bar({ text, good }: { text: string; good: boolean }) {
  return (
    <MessageBar className={useStyles().root} intent={good ? 'success' : 'error'} politeness="assertive">
      <MessageBarBody>{text}</MessageBarBody>
    </MessageBar>
  );
}
