/** What registers, parcels, health papers, schools, journeys and bills speak of, in Vietnamese. */
export const vietnameseRecords = `
colour: màu, màu sơn, màu sắc, màu xe, màu lông, màu của xe
fuel: nhiên liệu, loại nhiên liệu, loại nhiên liệu sử dụng, xăng dầu
make: nhãn hiệu, hãng xe, hãng sản xuất, nhà sản xuất, hãng, cơ sở sản xuất, nước sản xuất, hiệu xe, nhãn hiệu xe
model: số loại, dòng xe, kiểu loại, mẫu xe, đời xe, kiểu máy, mã kiểu loại, tên thương mại, số loại xe, mẫu mã
body: kiểu dáng, thân xe, loại thân xe, kiểu thân xe, loại phương tiện
engine: động cơ, số máy, số động cơ, loại động cơ, ký hiệu động cơ
engineSize: dung tích xi lanh, dung tích, thể tích làm việc, dung tích xy lanh, thể tích làm việc của động cơ, phân khối, dung tích động cơ
weight: trọng lượng, khối lượng, cân nặng, khối lượng bản thân, khối lượng toàn bộ, tự trọng, trọng lượng hàng, khối lượng hàng hóa, trọng tải, tải trọng, số cân, cân nặng lúc sinh, cân nặng khi sinh, trọng lượng tính cước, khối lượng tính cước
mileage: số km, quãng đường, số km đã đi, chỉ số công tơ mét, số km đã chạy, đồng hồ công tơ mét, quãng đường đã đi, số kilômét
emissions: khí thải, mức khí thải, tiêu chuẩn khí thải, phát thải, mức tiêu chuẩn khí thải
manufactured: năm sản xuất, năm xây dựng, ngày sản xuất, năm chế tạo, nsx, năm hoàn thành, năm hoàn thành xây dựng, tháng sản xuất
use: mục đích sử dụng, mục đích sử dụng đất, kinh doanh vận tải, mục đích sử dụng điện, mục đích sử dụng nước, đối tượng sử dụng, hình thức sử dụng, công dụng
inspection: kiểm định, đăng kiểm, kiểm tra, khám sức khỏe, khám, kiểm định xe, xét nghiệm, khám tổng quát, kiểm tra kỹ thuật, tên xét nghiệm, hạng mục kiểm tra
inspector: đăng kiểm viên, người kiểm tra, kiểm định viên, người ghi chỉ số, người xét nghiệm, giám định viên, kỹ thuật viên, kỹ thuật viên xét nghiệm, ktv, người đọc chỉ số, người lấy mẫu, trưởng khoa xét nghiệm, nhân viên ghi chỉ số
station: trung tâm đăng kiểm, đơn vị kiểm định, trạm kiểm định, đơn vị đăng kiểm, xưởng sửa chữa, nơi khám, cơ sở đăng kiểm, ga ra, nơi xét nghiệm, trạm đăng kiểm
result: kết quả, kết luận, kết quả xét nghiệm, đánh giá, nhận xét, kết quả kiểm tra, kết quả khám, kết quả học tập, kết quả xử lý, quyết định, đánh giá chung, kết quả kiểm định, kết quả đo, giá trị đo, kết quả đánh giá, kết quả giải quyết, đạt hay không, kết quả giám định, kết quả thẩm định, nhận định, kết quả sát hạch, kết luận chung, hướng xử lý, kết quả giao hàng
defect: khiếm khuyết, hư hỏng, lỗi, khuyết điểm, hư hại, khiếm khuyết hư hỏng, tình trạng hư hỏng
restriction: điều kiện, hạn chế, điều kiện hạn chế, giới hạn sử dụng, hạn chế về quyền, điều kiện sử dụng
carrier: đơn vị vận chuyển, hãng vận chuyển, bưu tá, người giao hàng, nhân viên giao hàng, hãng hàng không, đơn vị giao hàng, nhà vận chuyển, hãng bay, hãng xe khách, nhà xe, tài xế giao hàng, shipper giao hàng, nhân viên phát, người vận chuyển, hãng khai thác
pickup: điểm nhận hàng, nơi nhận hàng, điểm lấy hàng, địa điểm nhận, bưu cục nhận, nơi lấy hàng, điểm đón, cửa hàng nhận, nơi nhận sách, địa điểm lấy hàng, tủ nhận hàng, nơi nhận, điểm nhận, nhận tại cửa hàng, địa điểm nhận hàng, điểm đón khách, nơi lấy vé, điểm trả hàng, nhận ở đâu, lấy ở đâu, nhận hàng tại, tủ đồ, nơi nhận xe, nơi nhận thẻ, quầy nhận
contents: nội dung hàng hóa, hàng hóa, nội dung, hàng hoá, nội dung bưu gửi, nội dung hàng, tên hàng, tên hàng hóa, loại hàng hóa, bên trong, tên hàng hóa dịch vụ, diễn giải nội dung, mô tả hàng hóa, nội dung bưu phẩm, đồ bên trong, chi tiết hàng hóa
note: ghi chú, lưu ý, lời nhắn, chú thích, ghi chú giao hàng, yêu cầu, dặn dò, lời dặn, lời dặn của bác sĩ, chú ý, yêu cầu đặc biệt, ghi chú của khách hàng, chuẩn bị, yêu cầu khi giao, lời dặn bác sĩ, hướng dẫn, dặn dò của bác sĩ, ý kiến, phản ứng sau tiêm, phản ứng, tác dụng phụ, nội dung khác, lưu ý đặc biệt, đề nghị, khuyến cáo, diễn giải, ý kiến bác sĩ, thông báo
expected: dự kiến, ngày dự kiến, dự kiến giao, ngày giao dự kiến, dự kiến nhận hàng, thời gian giao dự kiến, ngày giao hàng dự kiến, dự kiến giao hàng, thời gian dự kiến, dự kiến đến, dự kiến phát, giờ đến dự kiến, thời gian giao hàng dự kiến, ngày nhận hàng dự kiến, dự kiến giao vào, ngày nhận dự kiến, bao giờ nhận được, khi nào giao, khi nào nhận, giao hàng trước ngày, ngày phát dự kiến, thời gian nhận hàng dự kiến, thời gian nhận dự kiến, ngày dự sinh, ước tính, ngày trả kết quả dự kiến, ngày hoàn thành dự kiến
shipped: ngày gửi, gửi lúc, ngày gửi hàng, đã gửi, ngày nhận gửi, thời gian gửi, ngày chấp nhận, ngày xuất kho, ngày gửi đi, lấy hàng lúc, ngày lấy hàng, ngày giao cho đơn vị vận chuyển, thời gian lấy hàng, ngày nhận bưu gửi, gửi khi nào, ngày bàn giao vận chuyển, giao cho đơn vị vận chuyển, thời gian xuất kho, xuất kho, thời điểm gửi, đã lấy hàng
cashOnDelivery: thu hộ, tiền thu hộ, thanh toán khi nhận hàng, số tiền thu hộ, tiền thu hộ cod, phí thu hộ, số tiền thu khi giao, tiền thu khi giao, thu khi giao hàng, tiền cod, số tiền cod
code: mã xác nhận, mã xác thực, mật khẩu, mã pin, mã mở khóa, mã bảo mật, mã nhận hàng, mã cửa, mã tra cứu, mã bí mật, mã kiểm tra, mã xác minh, mã tra cứu hóa đơn, mã lấy hàng
barcode: mã vạch, số mã vạch, mã số mã vạch
article: mã hàng, mã sản phẩm, phụ tùng, mã hàng hóa, mã vật tư, linh kiện, mã phụ tùng
diagnosis: chẩn đoán, chuẩn đoán, chẩn đoán bệnh, bệnh danh, chẩn đoán sơ bộ, chẩn đoán xác định, chẩn đoán ra viện, chẩn đoán vào viện, mã bệnh, lý do khám, chẩn đoán lâm sàng
disease: bệnh, phòng bệnh, bệnh lý, bệnh phòng ngừa, loại bệnh, tên bệnh, tiền sử bệnh, bệnh nền
medicine: thuốc, tên thuốc, dược phẩm, loại vắc xin, tên vắc xin, tên vắc-xin, vắc xin, vắc-xin, loại thuốc, biệt dược, tên biệt dược, loại vắc-xin, vắc xin sử dụng, thuốc được kê, vắc xin đã tiêm
ingredient: hoạt chất, thành phần, tên hoạt chất, thành phần hoạt chất, tên chung quốc tế
dosage: liều dùng, cách dùng, liều lượng, hướng dẫn sử dụng, cách sử dụng, liều dùng và cách dùng, liều dùng cách dùng, cách uống, đường dùng
dose: mũi thứ, mũi, mũi số, liều, mũi tiêm, liều thứ, lần tiêm, mũi tiêm thứ, số mũi, liều số, mũi tiêm số, mũi 1, mũi tiêm nhắc, liều nhắc lại
batch: số lô, lô, lô sản xuất, số lô sản xuất, lô vắc xin, số lô vắc xin, lô thuốc
pharmacy: nhà thuốc, hiệu thuốc, quầy thuốc, nơi bán thuốc, nơi phát thuốc, khoa dược
pharmacist: dược sĩ, dược sỹ, người phát thuốc, người bán thuốc, người cấp thuốc
sample: mẫu, mẫu bệnh phẩm, loại mẫu, bệnh phẩm, loại bệnh phẩm, mẫu xét nghiệm
sampled: ngày lấy mẫu, thời gian lấy mẫu, lấy mẫu lúc, giờ lấy mẫu, lấy mẫu, ngày lấy máu, thời gian nhận mẫu, ngày giờ lấy mẫu, thời điểm lấy mẫu
bodyHeight: chiều cao
copayment: đồng chi trả, người bệnh tự trả, người bệnh chi trả, bệnh nhân trả, cùng chi trả, người bệnh cùng chi trả, bệnh nhân tự trả, tự chi trả, phần bệnh nhân trả, mức cùng chi trả, tỷ lệ đồng chi trả
chip: mã chip, số chip, vi mạch, số vi mạch, chíp, mã số chip, mã chíp
species: loài, loài vật, loại thú cưng, loại động vật, giống loài, loài động vật
breed: giống chó, giống mèo, giống vật nuôi
father: cha, bố, họ tên cha, họ và tên cha, tên cha, họ tên bố, tên bố, họ và tên bố, người cha, họ tên người cha
mother: mẹ, họ tên mẹ, họ và tên mẹ, tên mẹ, người mẹ, họ tên người mẹ
spouse: vợ, chồng, vợ chồng, vợ hoặc chồng, họ tên vợ, họ tên chồng, tên vợ, tên chồng, họ và tên vợ, họ và tên chồng, bên vợ, bên chồng
guarantor: người bảo lãnh, bên bảo lãnh, người bảo đảm, bên bảo đảm
householder: chủ hộ, họ tên chủ hộ, họ và tên chủ hộ, tên chủ hộ, người đứng đầu hộ
relation: quan hệ, quan hệ với chủ hộ, mối quan hệ, quan hệ với người được bảo hiểm, quan hệ với bệnh nhân, mối quan hệ với chủ hộ, quan hệ nhân thân, quan hệ với học sinh, quan hệ với người bệnh
teacher: giáo viên, giảng viên, giáo viên chủ nhiệm, thầy, cô giáo, huấn luyện viên, giáo viên hướng dẫn, người hướng dẫn, gvcn, cố vấn học tập, chủ nhiệm, hướng dẫn viên, người dạy, giảng viên hướng dẫn, giáo viên dạy, giáo viên phụ trách, thầy cô, cán bộ hướng dẫn, giảng viên phụ trách, giáo viên dạy lái, thầy dạy, thầy chủ nhiệm, người huấn luyện, ai dạy
author: tác giả, người viết, tên tác giả, soạn giả
agent: đại lý, môi giới, đại lý bảo hiểm, người môi giới, tư vấn viên bảo hiểm, nhân viên kinh doanh, bên môi giới, nhân viên bán hàng, người giới thiệu, đại lý phục vụ, tên đại lý, bên trung gian
caseworker: cán bộ, người phụ trách, cán bộ tiếp nhận, cán bộ thụ lý, người xử lý, người lập, cán bộ xử lý, người lập phiếu, nhân viên phụ trách, người tiếp nhận, người thực hiện, chuyên viên, cán bộ phụ trách, người lập biểu, người thu tiền, cán bộ giải quyết, giao dịch viên, thu ngân, cán bộ tín dụng, nhân viên thu tiền, nhân viên tư vấn, nhân viên lập, nhân viên hỗ trợ, cán bộ lập biên bản, người lập biên bản, nhân viên thu cước, cán bộ một cửa, kế toán, nhân viên tiếp nhận, thợ sửa, người lập hóa đơn, công chức
signatory: người ký, chữ ký, ký tên, người đại diện ký, ký bởi, người duyệt, người phê duyệt, ký nhận, người ký duyệt, người xác nhận, ký thay, được ký bởi, hiệu trưởng, thủ trưởng đơn vị, thủ trưởng, trưởng phòng, người ký tên, cán bộ ký, ai ký, kế toán trưởng, chủ tịch ubnd, người nhận ký, người nhận hàng ký, người cấp
representative: người đại diện, đại diện, người đại diện theo pháp luật, đại diện pháp luật, giám đốc, tổng giám đốc, người giám hộ, đại diện theo pháp luật, phụ huynh, người được ủy quyền, đại diện bên a, đại diện bên b, cha mẹ hoặc người giám hộ, người đại diện pháp luật, thành viên hội đồng quản trị, người đại diện hợp pháp, bố mẹ, cha mẹ, chủ tịch kiêm giám đốc, người quản lý công ty, đại diện công ty, giám hộ, phụ huynh học sinh, người giám hộ hợp pháp, đại diện hợp pháp, chủ hộ kinh doanh, ai đại diện
chairperson: chủ tịch, chủ tịch hội đồng, chủ tịch hội đồng quản trị, hội trưởng, trưởng ban, chủ nhiệm câu lạc bộ, chủ tịch hội
shareholder: cổ đông, thành viên góp vốn, chủ sở hữu công ty, cổ đông sáng lập, thành viên công ty, tên cổ đông, thành viên sáng lập
court: tòa án, toà án, tòa án nhân dân, toà án nhân dân
authority: cơ quan, cơ quan cấp, cơ quan thuế, cơ quan quản lý, chi cục thuế, phòng đăng ký kinh doanh, ủy ban nhân dân, cơ quan ban hành, cơ quan đăng ký, cơ quan thuế quản lý, cơ quan có thẩm quyền, cục thuế, văn phòng đăng ký đất đai, đơn vị cấp, ubnd, công an, cục cảnh sát, cơ quan cấp giấy, cơ quan bảo hiểm xã hội, phòng cảnh sát giao thông, nơi cấp giấy, cơ quan tiếp nhận, đơn vị tiếp nhận, sở kế hoạch và đầu tư, sở giao thông vận tải, kho bạc, kho bạc nhà nước, cục quản lý xuất nhập cảnh, bảo hiểm xã hội tỉnh, đơn vị ra quyết định, cơ quan ra quyết định, cơ quan đăng ký kinh doanh, sở tư pháp, phòng đăng ký, cơ quan giải quyết, cơ quan thu, cơ quan xử phạt, hải quan, cục hải quan, ủy ban nhân dân xã, tổ chức cấp
creditor: chủ nợ, bên cho vay, bên nhận thế chấp, bên nhận bảo đảm, tổ chức tín dụng, người cho vay, ngân hàng cho vay, ngân hàng thế chấp, người nhận thế chấp, tổ chức cho vay, công ty tài chính, bên nhận cầm cố, đơn vị cho vay
founded: ngày thành lập, thành lập, năm thành lập, ngày đăng ký lần đầu, ngày hoạt động, thành lập ngày, ngày cấp phép, ngày bắt đầu hoạt động, đăng ký lần đầu, ngày cấp giấy chứng nhận lần đầu, đăng ký doanh nghiệp lần đầu, ngày khai trương, ngày bắt đầu kinh doanh, lập năm
signed: ngày ký, ký ngày, ngày ký hợp đồng, ngày ký kết, hôm nay ngày, lập ngày, ngày giao kết, hợp đồng ký ngày, ngày lập hợp đồng, ký kết ngày, hôm nay, ngày hợp đồng, ngày tháng ký, ký hợp đồng ngày, ngày kí, thời điểm ký, ngày ký tên, ký khi nào, ngày công chứng, hợp đồng số ngày
activity: ngành nghề, ngành nghề kinh doanh, lĩnh vực, lĩnh vực kinh doanh, hoạt động kinh doanh, ngành nghề chính, ngành kinh doanh, lĩnh vực hoạt động, ngành nghề kinh doanh chính, ngành nghề kd chính, loại hình kinh doanh
brand: thương hiệu, tên giao dịch, tên viết tắt, nhãn hàng, tên thương hiệu, tên hiệu, biển hiệu
purpose: mục đích, lý do xin, mục đích vay, mục đích xác nhận, dùng để, mục đích cấp, lý do xác nhận, sử dụng vào việc, mục đích vay vốn, để làm gì, mục đích sử dụng vốn, mục đích xin cấp, mục đích chuyến đi, mục đích nhập cảnh, lý do cấp, mục đích sử dụng tiền, mục đích chuyển tiền, nội dung chuyển khoản, nội dung thanh toán, để làm, mục đích giao dịch
reason: lý do, nguyên nhân, lí do, lý do xác nhận, lý do nghỉ, lý do hủy, lý do từ chối, lý do chi, lý do nộp, lý do trả hàng, lý do nghỉ việc, hành vi vi phạm, vì sao, tại sao, lỗi vi phạm, lý do vi phạm, lý do không giao được, lý do hoàn, lý do đổi trả, lý do nghỉ học, lý do chuyển, lý do hủy vé, lý do khám
plot: thửa đất, thửa, số thửa, tờ bản đồ, số tờ bản đồ, lô đất, thửa đất số, tờ bản đồ số, đất, khu đất, thửa đất số mấy, vị trí thửa đất, ô đất, số lô đất, chỗ đỗ xe, vị trí đỗ, ô đỗ
deed: sổ đỏ, sổ hồng, giấy chứng nhận quyền sử dụng đất, nguồn gốc sử dụng, nguồn gốc sử dụng đất, quyền sử dụng đất, căn cứ pháp lý, nguồn gốc, số sổ đỏ, số vào sổ cấp, số vào sổ, số phát hành gcn, giấy chứng nhận quyền sở hữu, hình thức sử dụng đất, loại giấy tờ nhà đất, số gcn, sổ hồng số
share: phần sở hữu, tỷ lệ sở hữu, phần vốn góp, tỷ lệ góp vốn, hình thức sở hữu, tỷ lệ vốn góp, cổ phần, phần sở hữu chung, sở hữu riêng
floor: tầng, lầu, tầng số, số tầng, tầng lầu, vị trí tầng
apartment: số phòng, số căn hộ, căn hộ số, phòng số, mã căn hộ, căn số, mã căn, số căn
rooms: số phòng ngủ, phòng ngủ, số lượng phòng, bố trí phòng, loại căn hộ
valuation: giá trị định giá, giá trị tài sản, giá tính thuế, giá đất, định giá, giá trị thẩm định, giá trị thị trường, giá trị xe, giá thẩm định, giá trị nhà, giá tính lệ phí trước bạ
turnover: doanh thu, doanh số, doanh thu năm, tổng doanh thu, doanh thu thuần
fund: quỹ, quỹ bảo trì, quỹ dự phòng, phí bảo trì, quỹ bảo trì chung cư, quỹ hội, quỹ dự trữ
territory: phạm vi, lãnh thổ, phạm vi địa lý, phạm vi lãnh thổ, phạm vi áp dụng, khu vực áp dụng, giới hạn địa lý, phạm vi hiệu lực, khu vực bảo hiểm
supplyPoint: mã điểm đo, mã khách hàng sử dụng điện, điểm đo, số danh bộ, danh bộ, điểm đấu nối, mã danh bộ, số điểm đo, mã điểm sử dụng
distributor: điện lực, công ty điện lực, đơn vị phân phối, công ty cấp nước, đơn vị bán điện, bên bán điện, nhà phân phối, đơn vị cấp nước, tổng công ty điện lực
opening: đầu kỳ, chỉ số cũ, kỳ trước, chỉ số đầu kỳ, tháng trước, số cũ, dư đầu kỳ, chỉ số tháng trước, cs cũ, nợ kỳ trước, lần trước
closing: cuối kỳ, chỉ số mới, kỳ này, chỉ số cuối kỳ, tháng này, số mới, dư cuối kỳ, chỉ số tháng này, cs mới, còn lại cuối kỳ
principal: tiền gốc, nợ gốc, gốc còn lại, số tiền vay, dư nợ gốc, số tiền gốc, gốc phải trả, vốn vay, số vốn vay, khoản vay gốc, dư nợ gốc còn lại, số tiền giải ngân, số tiền gửi tiết kiệm, tiền gửi gốc, vốn gốc, vốn đầu tư ban đầu, đã vay bao nhiêu, tổng số tiền vay, giá trị mua
instalment: trả góp hàng tháng, số tiền trả góp, tiền trả hàng tháng, góp hàng tháng, khoản trả hàng tháng, số tiền trả mỗi kỳ, kỳ trả nợ, số tiền góp, số tiền trả hàng tháng, tiền góp, số tiền trả nợ, số tiền phải trả hàng tháng, tiền trả góp, trả mỗi tháng, số tiền trả mỗi tháng, trả hàng tháng, mỗi kỳ trả, góp mỗi tháng, kỳ góp
overpayment: nộp thừa, tiền thừa, trả thừa, số tiền nộp thừa, nộp dư, thừa kỳ trước, đóng thừa, tiền nộp thừa, số tiền thừa
lateFee: phí chậm nộp, lãi chậm trả, tiền chậm nộp, phí phạt, phí trả chậm, lãi phạt, lãi quá hạn, phạt chậm nộp, tiền phạt chậm nộp, phí chậm thanh toán, phạt chậm thanh toán, phí trễ hạn, phí quá hạn
deduction: khấu trừ, các khoản khấu trừ, giảm trừ, tổng khấu trừ, khoản trừ, giảm trừ gia cảnh, số thuế đã khấu trừ, các khoản giảm trừ, các khoản trừ, tổng các khoản trừ, thuế đã khấu trừ, tổng khoản trừ, giảm trừ bản thân, trừ vào lương, thuế tạm nộp
taxBase: thu nhập tính thuế, thu nhập chịu thuế, căn cứ tính thuế, giá tính thuế, doanh thu tính thuế, tổng thu nhập chịu thuế, cơ sở tính thuế, tổng thu nhập tính thuế
bonus: thưởng, phụ cấp, tiền thưởng, trợ cấp, lương tháng 13, làm thêm giờ, tăng ca, tiền ăn ca, khoản thưởng, hoa hồng, tổng phụ cấp
contribution: bảo hiểm xã hội, mức đóng, bhxh, tiền đóng bảo hiểm, mức đóng bhxh, đoàn phí, số tiền đóng, trích bảo hiểm, kinh phí công đoàn
hours: số giờ, giờ làm việc, số giờ làm việc, giờ làm thêm, tổng số giờ, số tiết, số giờ làm thêm, thời gian làm việc, tổng số tiết, thời giờ làm việc, số giờ tăng ca, số giờ học, giờ công, mấy tiếng, mấy giờ làm, số giờ dạy, tổng giờ làm, số giờ đào tạo, giờ học lái, số giờ tình nguyện, giờ thực hành, tổng giờ, thời lượng đào tạo, số giờ làm việc mỗi tuần, công chuẩn, số ngày công, ngày công
leave: nghỉ phép, phép năm, số ngày phép, ngày phép còn lại, ngày nghỉ, phép còn lại, ngày phép, nghỉ phép năm, số ngày nghỉ phép, số phép còn lại, phép năm còn lại, số ngày phép còn lại, còn mấy ngày phép, số phép, nghỉ phép còn lại, nghỉ thai sản, ngày nghỉ còn lại, ngày phép năm, nghỉ ốm, quỹ phép
noticePeriod: thời gian báo trước, thời hạn báo trước, báo trước, thời gian thông báo trước, thông báo trước, thời hạn thông báo, báo trước khi chấm dứt, báo trước khi chuyển đi
branch: chi nhánh, phòng giao dịch, bưu cục, văn phòng, chi nhánh mở tài khoản, điểm giao dịch, chi nhánh quản lý, đơn vị quản lý, bưu cục phát, bưu cục gửi, bưu cục giao, tên chi nhánh, cơ sở, trụ sở, chi nhánh thư viện, cơ sở tập, phòng giao dịch ngân hàng, bưu điện, bưu cục gốc, bưu cục chấp nhận, bưu cục phát hàng, văn phòng đại diện, nơi mở tài khoản, tại chi nhánh, điểm phục vụ
channel: kênh, kênh liên lạc, hình thức nhận thông báo, kênh thanh toán, kênh giao dịch, cách liên hệ, kênh thông báo, nhận thông báo qua, kênh bán hàng, hình thức thông báo, hình thức đặt, kênh đặt, đặt qua, kênh đăng ký, hình thức đăng ký, nguồn đơn, mua qua, phương thức nhận thông báo, hình thức nhận hóa đơn, nộp qua
studyYear: năm thứ, sinh viên năm thứ, khối lớp, lớp, khối, năm học thứ, năm đang học, sinh viên năm
studyMode: hình thức đào tạo, loại hình đào tạo, hệ đào tạo, hình thức học, chế độ học, hệ học, hình thức học tập, phương thức đào tạo, hệ chính quy
train: tàu, số hiệu tàu, mác tàu, tên tàu, tàu hỏa, chuyến tàu, tàu số, mã tàu, đoàn tàu
coach: toa, toa số, số toa, toa xe, toa tàu
platform: ke ga, đường ray, sân ga, ke số, bến đỗ, đường tàu, sân ga số
travelClass: hạng ghế, hạng chỗ, hạng vé, loại chỗ, hạng đặt chỗ, hạng dịch vụ, loại ghế, khoang, loại vé, hạng bay, loại chỗ ngồi
checkIn: nhận phòng, ngày nhận phòng, giờ nhận phòng, ngày đến khách sạn, ngày check-in, ngày check in, ngày vào ở
checkOut: trả phòng, ngày trả phòng, giờ trả phòng, ngày check-out, ngày check out, ngày rời đi
nights: số đêm, đêm, số đêm nghỉ, số đêm lưu trú, số đêm ở
luggage: hành lý, hành lý ký gửi, hành lý xách tay, hành lý miễn cước, cân hành lý, hành lý được phép, trọng lượng hành lý
venue: địa điểm, nơi tổ chức, địa điểm tổ chức, nơi diễn ra, điểm hẹn, phòng thi, điểm tập trung, địa điểm thi, rạp, hội trường, nơi gặp, điểm tập kết, nơi học, địa điểm khám, địa điểm học, ở đâu, tại đâu, sân vận động, rạp chiếu phim, rạp chiếu, nhà hát, địa chỉ tổ chức, địa điểm tiêm, phòng thi số, nơi thi, điểm thi, nơi khám, địa điểm vi phạm, nơi xảy ra, nơi đào tạo học, địa điểm tập trung, nơi biểu diễn
organiser: ban tổ chức, đơn vị tổ chức, nhà tổ chức, btc sự kiện, được tổ chức bởi, người tổ chức, đơn vị đăng cai, tổ chức bởi
training: tập huấn, đào tạo, lớp học, buổi tập, buổi học, khóa đào tạo, lớp tập, bài học, khóa huấn luyện, lớp đã đặt, khóa tập huấn, khóa tập, lớp tập đã đặt, học lái xe, lớp tiếp theo, buổi tập tiếp theo, môn tập
borrowed: đang mượn, sách đang mượn, mượn, đã mượn, số sách đang mượn, tài liệu đang mượn, số lượng đang mượn, số sách mượn, sách mượn, số tài liệu đang mượn, số sách đã mượn, mượn mấy cuốn, số bản đang mượn, đang mượn bao nhiêu, số tài liệu mượn, tài liệu mượn
reserved: đặt trước, đặt mượn, đang đặt, sách đặt trước, yêu cầu mượn, đặt giữ, số sách đặt trước, tài liệu đặt trước, đang chờ mượn, sách đặt mượn
`;
