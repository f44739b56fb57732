/**
 * The fake's checkout as a page loads it: the same constructor and options as Razorpay's, which opens a frame of the
 * fake's own and hands on what that says.
 */
export const CHECKOUT_SCRIPT = `(function(){
var base=new URL(document.currentScript.src).origin;
function Razorpay(options){this.options=options;}
Razorpay.prototype.on=function(){};
Razorpay.prototype.open=function(){
var options=this.options;
var frame=document.createElement('iframe');
frame.title='Razorpay';
frame.src=base+'/checkout?order_id='+encodeURIComponent(options.order_id);
frame.style.cssText='position:fixed;inset:0;width:100%;height:100%;border:0;background:Canvas';
function heard(event){
if(event.origin!==base||event.source!==frame.contentWindow)return;
window.removeEventListener('message',heard);frame.remove();
if(event.data.paid)options.handler(event.data.paid);
else if(options.modal&&options.modal.ondismiss)options.modal.ondismiss();
}
window.addEventListener('message',heard);
document.body.appendChild(frame);
};
window.Razorpay=Razorpay;
})();`;

/** Inside the frame: tells the page that it was closed, or what was paid. */
export const CLOSED_SCRIPT = "parent.postMessage({closed:true},'*');";

export const paidScript = (paid: { orderId: string; paymentId: string; signature: string }): string =>
  `parent.postMessage({paid:${JSON.stringify({
    razorpay_order_id: paid.orderId,
    razorpay_payment_id: paid.paymentId,
    razorpay_signature: paid.signature,
  })}},'*');`;
