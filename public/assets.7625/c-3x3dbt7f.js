import {
  UPLOADED_EVENT2
} from "/assets/c-vmxrsmza.js";
import"/assets/c-j7387kpk.js";
export {
  UPLOADED_EVENT2 as UPLOADED_EVENT
};

//# debugId=3A80910BBDE4796A64756E2164756E21
//# sourceMappingURL=data:application/json;base64,ewogICJ2ZXJzaW9uIjogMywKICAic291cmNlcyI6IFtdLAogICJzb3VyY2VzQ29udGVudCI6IFsKICBdLAogICJtYXBwaW5ncyI6ICIiLAogICJkZWJ1Z0lkIjogIjNBODA5MTBCQkRFNDc5NkE2NDc1NkUyMTY0NzU2RTIxIiwKICAibmFtZXMiOiBbXQp9
