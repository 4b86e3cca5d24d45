/**
 * @generated SignedSource<<7e5fcd54230a6a03505f00184ceeafe8>>
 * @relayHash 082dc1ef9c4801f0c1ba5b724c60ce8b
 * @lightSyntaxTransform
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID 1ea65c5320aab3e9ad1d1ba515f2c54887ca5be25d094ef4a5b6d832d2c93cce

import type { PreloadableConcreteRequest } from 'relay-runtime';
import type { ContactDetailPageQuery } from './ContactDetailPageQuery.graphql';

const node: PreloadableConcreteRequest<ContactDetailPageQuery> = {
  "kind": "PreloadableConcreteRequest",
  "params": {
    "id": "1ea65c5320aab3e9ad1d1ba515f2c54887ca5be25d094ef4a5b6d832d2c93cce",
    "metadata": {},
    "name": "ContactDetailPageQuery",
    "operationKind": "query",
    "text": null
  }
};

export default node;
